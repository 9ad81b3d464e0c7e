import type { Json } from '../../contract/shape.ts';
import { SandboxRefusal } from '../embedded.ts';
import { SUCCESS } from '../exchange.ts';
import {
  type CallStep,
  expectedCodes,
  isCall,
  type Journey,
  type SandboxStep,
} from '../journeys/journey.ts';
import type { Untried } from '../report/stats.ts';
import { call, callerOf, repeatAs } from './call.ts';
import {
  type JourneyState,
  newJourneyState,
  type RunContext,
  SandboxMissing,
  SessionMissing,
} from './context.ts';
import { pick, pickAll } from './pick.ts';
import { sharedFields } from './shared-data.ts';
import { initialValues, interpolate, MissingValue, type Values } from './values.ts';
import { isAllowed } from './writes.ts';

export const SANDBOX_NEEDED =
  'requires simulated parties or time, which only the embedded market supports';

const untriedOf = ({ operation, situation }: CallStep, reason: string): Untried => ({
  operation,
  situation: situation ?? null,
  reason,
});

/** Marks every step of a journey as skipped. */
export function skipJourney({ builder }: RunContext, { name, steps }: Journey, reason: string) {
  for (const step of steps.filter(isCall))
    builder.skip(`${name}: ${reason}`, untriedOf(step, reason));
}

export async function runJourney(run: RunContext, journey: Journey) {
  const state = newJourneyState(initialValues(run.member, run.other));
  for (const [name, value] of Object.entries(run.given ?? {})) state.values.set(name, value);
  for (const [at, step] of journey.steps.entries()) {
    try {
      if (isCall(step)) await runCall(run, journey, step, state);
      else await runSandbox(run, step, state);
    } catch (error) {
      if (error instanceof SandboxMissing || error instanceof SandboxRefusal)
        return skipJourney(run, { ...journey, steps: journey.steps.slice(at) }, error.message);
      if (!(error instanceof SessionMissing || error instanceof MissingValue)) throw error;
      if (isCall(step)) state.isMissingWrite ||= isExpectedWrite(run, step);
      const what = isCall(step) ? step.operation : 'sandbox';
      const prefix = error instanceof SessionMissing ? '' : `${journey.name}: ${what}: `;
      run.builder.skip(
        prefix + error.message,
        isCall(step) ? untriedOf(step, error.message) : undefined,
      );
    }
  }
}

async function runSandbox(
  { sandbox }: RunContext,
  { sandbox: command, take }: SandboxStep,
  { values }: JourneyState,
) {
  if (!sandbox) throw new SandboxMissing(SANDBOX_NEEDED);
  takeValues(values, take, await sandbox(interpolate(command as Json, values) as object), pick);
}

async function runCall(run: RunContext, journey: Journey, step: CallStep, state: JourneyState) {
  if (!isAllowed(run.contract, step, run.allowWrites)) {
    state.isMissingWrite ||= isExpectedWrite(run, step);
    return run.builder.skip(
      `${journey.name}: ${step.operation} writes`,
      untriedOf(step, 'writes require --allow-writes'),
    );
  }
  const { code, data } = await call(run, step, state, journey.name);
  if (code !== SUCCESS) {
    state.isMissingWrite ||= isExpectedWrite(run, step);
    return;
  }
  takeValues(state.values, step.take, data, pick);
  takeValues(state.values, step.takeAll, data, pickAll);
  const caller = callerOf(run, step);
  if (requiresSignIn(run, step) && (caller === 'member' || caller === 'other'))
    for (const name of [...Object.keys(step.take ?? {}), ...Object.keys(step.takeAll ?? {})])
      state.owners.set(name, caller);
  await checkForLeak(run, journey, step, state, data);
}

const isExpectedWrite = ({ contract }: RunContext, step: CallStep): boolean =>
  contract.operations.get(step.operation)?.reading === false &&
  expectedCodes(step).includes(SUCCESS);

const requiresSignIn = ({ contract }: RunContext, { operation }: CallStep): boolean =>
  contract.operations.get(operation)?.signIn === 'required';

/** Repeats each read of a member once as the other member, whose answer must not contain the same data. */
async function checkForLeak(
  run: RunContext,
  journey: Journey,
  step: CallStep,
  state: JourneyState,
  own: unknown,
) {
  const operation = run.contract.operations.get(step.operation);
  const caller = callerOf(run, step);
  const other = caller === 'member' ? 'other' : caller === 'other' ? 'member' : null;
  if (!operation?.reading || !requiresSignIn(run, step)) return;
  if (other === null || !run.tokens.has(other)) return;
  if (run.repeatedByOther.has(step.operation) || sharedFields(own, own).length === 0) return;
  run.repeatedByOther.add(step.operation);
  const { exchange, verdict } = await repeatAs(run, other, step, state, journey.name);
  const shared = verdict.code === SUCCESS ? sharedFields(own, verdict.data) : [];
  if (shared.length > 0) run.builder.addLeak(exchange, shared);
}

function takeValues(
  values: Values,
  take: Record<string, string> | undefined,
  data: unknown,
  find: (data: unknown, path: string) => unknown,
) {
  for (const [name, path] of Object.entries(take ?? {})) {
    const value = find(data, String(interpolate(path, values)));
    // A value of an earlier answer must not replace one that is missing here.
    if (value === undefined) values.delete(name);
    else values.set(name, value);
  }
}
