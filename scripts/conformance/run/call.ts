import type { Json } from '../../contract/shape.ts';
import type { Verdict } from '../check/check.ts';
import type { Expectation } from '../check/values.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import { type Caller, type CallStep, expectedCodes } from '../journeys/journey.ts';
import { MAX_UNANSWERED } from '../limits.ts';
import {
  type JourneyState,
  type RunContext,
  ServerUnresponsive,
  SessionMissing,
} from './context.ts';
import { interpolate, namesIn, type Values } from './values.ts';

export const callerOf = ({ contract }: RunContext, { as, operation }: CallStep): Caller =>
  as ?? (contract.operations.get(operation)?.signIn === 'public' ? 'guest' : 'member');

function tokenOf(run: RunContext, caller: Caller, values: Values): string | null {
  if (caller === 'guest') return null;
  const token = caller.startsWith('$')
    ? String(interpolate(caller, values))
    : run.tokens.get(caller);
  if (token !== undefined) return token;
  const [who, account] =
    caller === 'member' ? ['a member', 'account'] : ['another member', 'second account'];
  throw new SessionMissing(`all calls as ${who}: no ${account} was given, or the sign-in failed`);
}

/** The expectations of a step with their values; those that use a missing value are dropped. */
const expectationsOf = ({ values: expected = [] }: CallStep, values: Values): Expectation[] =>
  expected
    .filter((one) => namesIn(one as unknown as Json).every((name) => values.has(name)))
    .map((one) => interpolate(one as unknown as Json, values) as unknown as Expectation);

/** Sends a step without recording it. */
async function sendStep(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Exchange> {
  const operation = run.contract.operations.get(step.operation);
  if (!operation) throw new Error(`The contract has no operation ${step.operation}`);
  const { values, owners } = state;
  const caller = callerOf(run, step);
  const token = tokenOf(run, caller, values);
  const fill = (input: Record<string, Json> | undefined) =>
    interpolate(input ?? {}, values) as Record<string, Json>;
  const request = {
    operation,
    token,
    language: step.language ?? run.language ?? 'en',
    params: fill(step.params),
    query: fill(step.query),
    body: step.body === undefined ? undefined : interpolate(step.body, values),
  };
  const expectations = state.isMissingWrite ? [] : expectationsOf(step, values);
  const sent = await run.sender.send(request);
  const situation = step.situation ?? null;
  const named = namesIn([step.params ?? {}, step.query ?? {}, step.body ?? null]);
  const owned = [...named, ...namesIn((step.values ?? []) as unknown as Json)].filter((name) =>
    owners.has(name),
  );
  return {
    ...sent,
    operation,
    label: `${source}: ${situation ?? operation.summary}`,
    source,
    signedIn: token !== null,
    token,
    language: request.language,
    at: performance.timeOrigin + performance.now() + run.clockOffset,
    body: request.body,
    expected: expectedCodes(step),
    lenient: step.lenient ?? false,
    situation,
    values: expectations,
    isForeign:
      step.isForeign === true ||
      named.some((name) => owners.has(name) && owners.get(name) !== caller),
    resources: owned.map((name) => `${source} ${name} ${JSON.stringify(values.get(name))}`),
  };
}

function countUnanswered(run: RunContext, { answer }: Exchange) {
  run.unanswered = 'error' in answer ? run.unanswered + 1 : 0;
  if (run.unanswered >= MAX_UNANSWERED)
    throw new ServerUnresponsive(
      `The server stopped answering: ${MAX_UNANSWERED} calls in a row got no answer within ${run.limitMs / 1000} s.`,
    );
}

/** Sends and records a step. */
export async function call(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Verdict> {
  const exchange = await sendStep(run, step, state, source);
  const verdict = run.builder.record(exchange);
  countUnanswered(run, exchange);
  return verdict;
}

/** Repeats a step as another member. Every listed code is allowed. */
export async function repeatAs(
  run: RunContext,
  caller: Caller,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<{ exchange: Exchange; verdict: Verdict }> {
  const sent = await sendStep(run, { ...step, as: caller, values: [] }, state, source);
  const expected = [SUCCESS, ...sent.operation.situations.map(({ code }) => code)];
  const exchange = { ...sent, label: `${source}: repeated by another member`, expected };
  const verdict = run.builder.record(exchange);
  countUnanswered(run, exchange);
  return { exchange, verdict };
}
