import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../contract/shape.ts';
import { SandboxRefusal } from '../embedded.ts';
import { SUCCESS } from '../exchange.ts';
import {
  type CallStep,
  expectedCodes,
  type FindStep,
  isCall,
  isFind,
  type Journey,
  type SandboxStep,
  type Step,
} from '../journeys/journey.ts';
import type { Untried } from '../report/stats.ts';
import { call, callerOf, repeatAs } from './call.ts';
import {
  type JourneyState,
  newJourneyState,
  OthersChanged,
  type RunContext,
  SandboxMissing,
  SessionMissing,
} from './context.ts';
import { canDo, doOutside } from './outside.ts';
import { readBefore, readDue, readOwn } from './own-reads.ts';
import { pickAll } from './pick.ts';
import { readsAround } from './refused.ts';
import { sharedFields } from './shared-data.ts';
import { initialValues, interpolate, MissingValue, namesIn, takeInto } from './values.ts';
import { isAllowed } from './writes.ts';

const A_MINUTE_MS = 61_000;
const MAX_PAGES = 10;
const MAX_CANDIDATES = 60;
const GONE = 500;

const untriedOf = ({ operation, situation }: CallStep, reason: string): Untried => ({
  operation,
  situation: situation ?? null,
  reason,
});

/** Marks every step of a journey as skipped. `isLost`: the run should have done them. */
export function skipJourney(
  { builder }: RunContext,
  { name, steps }: Journey,
  reason: string,
  isLost = false,
) {
  for (const step of steps.filter(isCall))
    builder.skip(`${name}: ${reason}`, untriedOf(step, reason), isLost ? 1 : 0);
}

export async function runJourney(run: RunContext, journey: Journey) {
  // Each journey has its own values.
  const seed = (run.seed ?? 1) + hashOf(journey.name);
  const state = newJourneyState(initialValues(run.member, run.other, seed));
  for (const [name, value] of Object.entries(run.given ?? {})) state.values.set(name, value);
  for (const who of ['member', 'other'] as const)
    if (run[who] === null)
      for (const what of [
        'Email',
        'Password',
        'PasswordOtherCase',
        'PasswordLonger',
        'PasswordPadded',
      ])
        state.leftOut.add(who + what);
  for (const [at, step] of journey.steps.entries()) {
    try {
      if (isCall(step)) await runCall(run, journey, step, state);
      else if (isFind(step)) await runFind(run, journey, step, state);
      else await runSandbox(run, step, state);
    } catch (error) {
      if (
        error instanceof SandboxMissing ||
        error instanceof SandboxRefusal ||
        error instanceof OthersChanged
      )
        return skipJourney(
          run,
          { ...journey, steps: journey.steps.slice(at) },
          error.message,
          error instanceof SandboxRefusal,
        );
      if (!(error instanceof SessionMissing || error instanceof MissingValue)) throw error;
      if (isCall(step)) state.isMissingWrite ||= isExpectedWrite(run, step);
      const what = isCall(step) ? step.operation : isFind(step) ? step.find : 'sandbox';
      const prefix = error instanceof SessionMissing ? '' : `${journey.name}: ${what}: `;
      run.builder.skip(
        prefix + error.message,
        isCall(step) ? untriedOf(step, error.message) : undefined,
        isLeftOut(state, step, error) ? 0 : 1,
      );
    }
  }
  await readDue(run, state, journey.name);
}

const takenBy = (step: Step): string[] => {
  const calls = isFind(step) ? [step.each].flat() : [];
  const own = isFind(step) ? [step.as] : [step];
  return [...calls, ...own].flatMap((one) =>
    typeof one === 'string'
      ? [one]
      : [one.take, 'takeAll' in one ? one.takeAll : undefined].flatMap((take) =>
          Object.keys(take ?? {}),
        ),
  );
};

/** Calls of an account that was not given, and what follows from steps that were left out on purpose. */
function isLeftOut(state: JourneyState, step: Step, error: SessionMissing | MissingValue): boolean {
  const isIntended =
    error instanceof SessionMissing || state.leftOut.has(error.value.replace('$', ''));
  if (isIntended) for (const name of takenBy(step)) state.leftOut.add(name);
  return isIntended;
}

const hashOf = (name: string) =>
  [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** Reads candidates until one has everything that later steps need. */
async function runFind(run: RunContext, journey: Journey, step: FindStep, state: JourneyState) {
  const { find, list, ids, as, each } = step;
  const names = [each].flat().flatMap(({ take = {} }) => Object.keys(take));
  let tried = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { limit: 20, ...list.query, page };
    const { code, data } = await call(run, { ...list, query }, state, journey.name);
    const candidates = code === SUCCESS ? pickAll(data, ids) : [];
    for (const candidate of candidates.slice(0, MAX_CANDIDATES - tried)) {
      tried += 1;
      for (const name of names) state.values.delete(name);
      state.values.set(as, candidate);
      const [first] = [each].flat();
      if (first) state.takenFrom.set(as, first);
      if (await isUsable(run, journey, [each].flat(), state, names)) return;
    }
    if (candidates.length === 0 || tried >= MAX_CANDIDATES) break;
  }
  state.values.delete(as);
  run.builder.skip(
    `${journey.name}: none of ${tried} has what the journey needs: ${find}`,
    undefined,
    1,
  );
}

async function isUsable(
  run: RunContext,
  journey: Journey,
  steps: readonly CallStep[],
  state: JourneyState,
  names: readonly string[],
): Promise<boolean> {
  for (const one of steps) {
    // Others may have removed it since it was listed.
    const { code, data } = await call(
      run,
      { ...one, expect: [SUCCESS, GONE] },
      state,
      journey.name,
    );
    if (code !== SUCCESS) return false;
    takeInto(state.values, one, data);
    const taken = takenBy(one);
    for (const name of taken) state.takenFrom.set(name, one);
    if (taken.some((name) => !state.values.has(name))) return false;
  }
  return names.every((name) => state.values.has(name));
}

async function runSandbox(
  run: RunContext,
  { sandbox: command, take, isOptional, isReal }: SandboxStep,
  { values, message }: JourneyState,
) {
  if (!canDo(run, command.do)) {
    if (isReal && command.do === 'forward') return wait(Number(command.ms), undefined);
    if (isOptional) return;
  }
  let result: unknown;
  try {
    result = await doOutside(run, interpolate(command as Json, values) as { do: string });
  } catch (error) {
    if (isOptional && error instanceof SandboxRefusal) return;
    throw error;
  }
  if (command.do === 'forward') run.clockOffset = Number(result) - Date.now();
  // Within a minute other parties do nothing.
  if (!(command.do === 'forward' && Number(command.ms) <= A_MINUTE_MS))
    run.builder.outside(String(command.do));
  takeInto(values, { take }, result);
  const isMissing = Object.keys(take ?? {}).some((name) => !values.has(name));
  if (command.do === 'inbox' && isMissing && message)
    run.builder.addLater(message, {
      kind: 'wrong-value',
      path: '$.code',
      at: '$.code',
      expected: 'a code that arrives, after a success',
      got: 'none for this address',
    });
}

async function runCall(run: RunContext, journey: Journey, step: CallStep, state: JourneyState) {
  if (!isAllowed(run.contract, step, run.allowWrites)) {
    state.isMissingWrite ||= isExpectedWrite(run, step);
    for (const name of takenBy(step)) state.leftOut.add(name);
    return run.builder.skip(
      'all writes: they require --allow-writes',
      untriedOf(step, 'writes require --allow-writes'),
    );
  }
  const operation = run.contract.operations.get(step.operation);
  const around =
    operation && !isOfAnother(step, state, callerOf(run, step))
      ? readsAround(operation, step, callerOf(run, step))
      : [];
  for (const read of around) await call(run, read, state, journey.name);
  await readBefore(run, step, state, journey.name);
  const { code, data } = await call(run, step, state, journey.name);
  for (const read of around) await call(run, read, state, journey.name);
  if (code !== SUCCESS) {
    state.isMissingWrite ||= isExpectedWrite(run, step);
    return;
  }
  takeInto(state.values, step, data);
  for (const name of takenBy(step)) state.takenFrom.set(name, step);
  const caller = callerOf(run, step);
  if (requiresSignIn(run, step) && (caller === 'member' || caller === 'other'))
    for (const name of [...Object.keys(step.take ?? {}), ...Object.keys(step.takeAll ?? {})])
      state.owners.set(name, caller);
  await checkForLeak(run, journey, step, state, data);
  await readOwn(run, step, state, { from: journey.name, data });
}

/** A call with something of another member shows what that one has. */
const isOfAnother = (
  { params = {}, query = {}, body = null }: CallStep,
  { owners }: JourneyState,
  caller: string,
): boolean =>
  namesIn([params, query, body]).some((name) => owners.has(name) && owners.get(name) !== caller);

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
  if (run.repeatedByOther.has(step.operation)) return;
  run.repeatedByOther.add(step.operation);
  const { exchange, verdict } = await repeatAs(run, other, step, state, journey.name);
  const shared = verdict.code === SUCCESS ? sharedFields(own, verdict.data) : [];
  if (shared.length > 0) run.builder.addLeak(exchange, shared);
  await call(run, { ...withoutTakes(step), as: 'guest', expect: NO_SESSION }, state, journey.name);
}

const NO_SESSION = 401;
/** The read alone, for another caller. */
const withoutTakes = ({ operation, params, query, body }: CallStep): CallStep => ({
  operation,
  ...(params && { params }),
  ...(query && { query }),
  ...(body !== undefined && { body }),
});
