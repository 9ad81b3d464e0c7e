import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../contract/shape.ts';
import type { Verdict } from '../check/check.ts';
import { valueDifferences } from '../check/values.ts';
import type { Expectation } from '../own/types.ts';
import { SENDS_MESSAGES } from '../effects.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import { type Caller, callsAtOnce, type CallStep, expectedCodes } from '../journeys/journey.ts';
import type { ContractOperation } from '../contract.ts';
import { type JourneyState, OthersChanged, type RunContext, SessionMissing } from './context.ts';
import { canDo } from './outside.ts';
import { pick } from './pick.ts';
import { isDone, recordSettled } from './settle.ts';
import { interpolate, namesIn, takeInto, type Values } from './values.ts';

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

/** Sends a step without recording it. @param ready as of the sender */
async function sendStep(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
  ready?: Promise<void>,
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
  const situation = step.situation ?? null;
  const named = namesIn([step.params ?? {}, step.query ?? {}, step.body ?? null]);
  const owned = [...named, ...namesIn((step.values ?? []) as unknown as Json)].filter((name) =>
    owners.has(name),
  );
  const send = async (from?: Promise<void>) => ({
    ...(await run.sender.send(request, from)),
    at: performance.timeOrigin + performance.now() + run.clockOffset,
  });
  const exchange: Exchange = {
    ...(await send(ready)),
    operation,
    label: `${source}: ${situation ?? operation.summary}`,
    source,
    signedIn: token !== null,
    token,
    language: request.language,
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
  if (!operation.reading) return exchange;
  const again = async (): Promise<Exchange> =>
    run.trail({
      ...exchange,
      ...(await send()),
      label: `${source}: read again`,
      expected: anyCode(operation),
      values: [],
      again,
    });
  return run.trail({ ...exchange, again });
}

const anyCode = ({ situations }: ContractOperation): number[] => [
  SUCCESS,
  ...situations.map(({ code }) => code),
];

/** Sends and records a step. */
export async function call(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Verdict> {
  if (step.alongside) return callTogether(run, step, state, source);
  const exchange = await sendSurely(run, step, state, source);
  state.newest = exchange;
  const verdict = await recordSettled(run, exchange);
  // False: the provider of mails has failed.
  const isSent = verdict.code === SUCCESS && verdict.data !== false;
  if (SENDS_MESSAGES.has(step.operation)) state.message = isSent ? exchange : null;
  return verdict;
}

/** Sends a step and those alongside at the same time. The verdict is that of the first one that was done. */
async function callTogether(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Verdict> {
  const steps = callsAtOnce(step);
  const ready = run.sender.turn(steps.length);
  const sent = await Promise.all(steps.map((one) => sendStep(run, one, state, source, ready)));
  const [first, ...others] = sent.toSorted(
    (one, other) => Number(isDone(other)) - Number(isDone(one)),
  );
  if (!first) throw new Error('There is no call to send.');
  const verdict = await recordSettled(run, first);
  const { once } = step;
  const refused = once === undefined ? {} : { expected: [once].flat() };
  for (const other of others) await recordSettled(run, { ...other, ...refused });
  return verdict;
}

/** Merchants change the lines of a cart. */
const isChangedByOthers = ({ id, reading, signIn }: ContractOperation) =>
  reading && (signIn !== 'required' || id === 'cartList');

/** The reads that the values of a step come from and that others may change, the oldest first. */
function sourcesOf({ contract }: RunContext, step: CallStep, { takenFrom }: JourneyState) {
  const seen = new Set<CallStep>([step]);
  const found: CallStep[] = [];
  const visit = (one: CallStep) => {
    for (const name of namesOf(one)) {
      const from = takenFrom.get(name);
      if (!from || seen.has(from)) continue;
      seen.add(from);
      // An order that is placed does not need the cart and the products any more.
      if (from.operation !== 'orderCreate') visit(from);
      const operation = contract.operations.get(from.operation);
      if (operation && isChangedByOthers(operation)) found.push(from);
    }
  };
  visit(step);
  return found;
}

const namesOf = ({ params, query, body, values = [] }: CallStep): string[] =>
  namesIn([params ?? {}, query ?? {}, body ?? null, values as unknown as Json]);

/** Reads again what others may have changed since a journey has read it. */
async function refresh(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<'same' | 'changed' | 'gone'> {
  let result: 'same' | 'changed' = 'same';
  for (const from of sourcesOf(run, step, state)) {
    const { answer } = await sendStep(run, { ...from, values: [] }, state, source);
    const envelope = 'status' in answer ? answer.json?.value : undefined;
    if (pick(envelope, 'code') !== SUCCESS) return 'gone';
    const names = Object.keys({ ...from.take, ...from.takeAll });
    const before = names.map((name) => state.values.get(name));
    takeInto(state.values, from, pick(envelope, 'data'));
    if (names.some((name, at) => before[at] !== undefined && !state.values.has(name)))
      return 'gone';
    const after = names.map((name) => state.values.get(name));
    if (JSON.stringify(after) !== JSON.stringify(before)) result = 'changed';
  }
  return result;
}

/** What belongs to the caller stays when what led to it is gone: the lines of a cart after an order. */
const isOwnAnswer = ({ operation, answer }: Exchange): boolean =>
  operation.reading &&
  !isChangedByOthers(operation) &&
  'status' in answer &&
  pick(answer.json?.value, 'code') === SUCCESS;

/** Sends a step; again, if others have changed what it expects or needs. */
async function sendSurely(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Exchange> {
  const exchange = await sendUntilMet(run, step, state, source);
  if (isAsExpected(exchange)) return exchange;
  const others = await refresh(run, step, state, source);
  if (others === 'changed') return sendStep(run, step, state, source);
  if (others === 'same' || isOwnAnswer(exchange)) return exchange;
  if (!exchange.operation.reading)
    throw new OthersChanged(`others changed what ${step.operation} needs`);
  run.builder.skip(`${source}: ${step.operation}: others changed what it needs`, undefined, 1);
  return { ...exchange, expected: anyCode(exchange.operation), values: [] };
}

/** Whether a step that should succeed does, with the expected values. */
function isAsExpected({ answer, expected, values = [] }: Exchange): boolean {
  const envelope = 'status' in answer ? answer.json?.value : undefined;
  const code = pick(envelope, 'code');
  if (typeof code !== 'number' || !expected?.includes(SUCCESS)) return true;
  return code === SUCCESS
    ? valueDifferences(values, pick(envelope, 'data')).length === 0
    : expected.includes(code);
}

const POLL_MS = 2000;

/** Sends a read again until it shows what is expected, as long as the server may take. */
async function sendUntilMet(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  source: string,
): Promise<Exchange> {
  // Where time is simulated, the journey lets it pass.
  const until = performance.now() + (canDo(run, 'forward') ? 0 : (step.within ?? 0));
  for (;;) {
    const exchange = await sendStep(run, step, state, source);
    if (performance.now() >= until || isAsExpected(exchange)) return exchange;
    await wait(POLL_MS);
  }
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
  const expected = anyCode(sent.operation);
  const exchange = { ...sent, label: `${source}: repeated by another member`, expected };
  return { exchange, verdict: await recordSettled(run, exchange) };
}
