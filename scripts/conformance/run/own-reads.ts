import type { Json } from '../../contract/shape.ts';
import type { ContractOperation } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import { OF_ALL } from '../rules/settings.ts';
import { type Caller, type CallStep, expectedCodes, SIGNED_IN } from '../journeys/journey.ts';
import { call, callerOf } from './call.ts';
import type { JourneyState, RunContext } from './context.ts';
import { sampleInput } from './derive.ts';
import { unshownTexts } from './shown-texts.ts';
import { interpolate } from './values.ts';

/** What payments and sign-ins change is read elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = { pay: 'order', login: 'user' };

/** `address` of `/api/front/address/edit` */
function resourceOf({ path }: ContractOperation): string {
  const [, , , name = ''] = path.split('/');
  return ELSEWHERE[name] ?? name;
}

/** What the first of a kind does, and what the second one does when there is a first. */
const READ_AFTER = 2;
const WHOLE = { page: 1, limit: 100 };
type Tree = Readonly<Record<string, Json>>;
const treeOf = (value: unknown): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
const pathParameters = ({ parameters }: ContractOperation) =>
  parameters.filter((parameter) => parameter.in === 'path');

/** A write and what it names: of its path, its body and its answer. */
interface Write {
  operation: ContractOperation;
  params: Tree;
  named: Tree;
}

/** The path parameters of a read of what a write has named; null: it reads something else. */
function paramsFor(read: ContractOperation, { operation, params, named }: Write): Tree | null {
  const [one, ...more] = pathParameters(read);
  const isOwn = resourceOf(read) === resourceOf(operation);
  if (!one) return isOwn && read.signIn === 'required' ? {} : null;
  if (more.length > 0) return null;
  if (pathParameters(operation).includes(one)) return { [one.name]: params[one.name] ?? '' };
  const value = named[one.name];
  return isOwn && value !== undefined ? { [one.name]: value } : null;
}

/** The reads of what a write may have changed: lists of the same resource, and what it names by its number. */
const ownReads = ({ contract }: RunContext, write: Write, as: Caller): CallStep[] =>
  [...contract.operations.values()].flatMap((read): CallStep[] => {
    const isOwn = read.reading && read.body === null && !OF_ALL.test(read.id);
    const params = isOwn ? paramsFor(read, write) : null;
    if (!params) return [];
    const isPaged = read.parameters.some(({ name }) => name === 'limit');
    return [
      {
        operation: read.id,
        as,
        params: { ...params },
        query: { ...sampleInput(contract, read).query, ...(isPaged ? WHOLE : {}) },
        expect: [SUCCESS, ...read.situations.map(({ code }) => code)],
      },
    ];
  });

/** The points of the caller, which few writes change. */
const points = ({ contract }: RunContext, as: Caller): CallStep[] => {
  const read = contract.operations.get('pointsAccount');
  const codes = (read?.situations ?? []).map(({ code }) => code);
  return read ? [{ operation: read.id, as, expect: [SUCCESS, ...codes] }] : [];
};

/** Before the first call of a write, which should succeed. */
export async function readBefore(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  from: string,
): Promise<void> {
  const operation = run.contract.operations.get(step.operation);
  const caller = callerOf(run, step);
  const isOwn = caller === 'member' || caller === 'other';
  if (!operation || operation.reading || !isOwn || !expectedCodes(step).includes(SUCCESS)) return;
  const kind = `before ${operation.id}`;
  if (run.readAfter.has(kind)) return;
  run.readAfter.set(kind, 1);
  for (const read of points(run, caller)) await call(run, read, state, from);
}

/** @returns the successful answers; none if one of them was wrong, or a list is not there */
async function readAll(run: RunContext, reads: CallStep[], state: JourneyState, from: string) {
  const hasSession = ({ as }: CallStep) =>
    as?.startsWith('$') !== true || state.values.has(as.slice(1));
  const answers: unknown[] = [];
  let isWrong = false;
  for (const read of reads.filter(hasSession)) {
    const { code, data, differences } = await call(run, read, state, from);
    const isList = Object.keys(read.params ?? {}).length === 0;
    isWrong ||= differences.length > 0 || (isList && code !== SUCCESS);
    if (code === SUCCESS) answers.push(data);
  }
  return isWrong ? [] : answers;
}

/** One operation may make, and change what was made: what it names says which. */
const kindOf = ({ id }: ContractOperation, sent: unknown): string =>
  [id, ...Object.keys(treeOf(sent)).filter((name) => /^id$|Id$/.test(name))].join(' ');

/** Reads what the first two successes of each write may have changed, at once and at the end of the journey. */
export async function readOwn(
  run: RunContext,
  step: CallStep,
  state: JourneyState,
  { from, data }: { from: string; data: unknown },
) {
  const operation = run.contract.operations.get(step.operation);
  if (!operation || operation.reading || step.alongside) return;
  const caller = callerOf(run, step);
  // A sign-in opens the session that its changes are read with.
  const isOpened = state.values.get(SIGNED_IN) === (treeOf(data).token ?? '');
  const session: Caller | null = isOpened ? `$${SIGNED_IN}` : null;
  const as = caller === 'guest' ? session : caller;
  const { newest } = state;
  const kind = kindOf(operation, newest?.body);
  const nth = (run.readAfter.get(kind) ?? 0) + 1;
  if (as === null || !newest || nth > READ_AFTER) return;
  run.readAfter.set(kind, nth);
  const params = treeOf(interpolate(step.params ?? {}, state.values));
  const named = { ...treeOf(data), ...treeOf(newest.body) };
  const reads = ownReads(run, { operation, params, named }, as);
  state.dueReads.set(
    `${as} ${resourceOf(operation)}`,
    reads.filter((read) => Object.keys(read.params ?? {}).length === 0),
  );
  if (nth === 1 && as === caller) await readAll(run, points(run, as), state, from);
  const answers = await readAll(run, reads, state, from);
  if (answers.length === 0) return;
  for (const name of unshownTexts(run.contract, operation, newest.body, answers))
    run.builder.addLater(newest, {
      kind: 'not-kept',
      path: '$.data',
      at: '$.data',
      expected: `the ${name} that was sent, in one of the reads after it`,
      got: 'none has it',
    });
}

/** Reads again what the writes of a journey have changed: later writes have not undone it. */
export async function readDue(run: RunContext, state: JourneyState, from: string) {
  for (const reads of state.dueReads.values()) await readAll(run, reads, state, from);
}
