import type { Ask, Handler, WireData } from '#mocks/handlers/types.ts';
import type { Market } from '#mocks/market/context.ts';
import { pageOf } from '#mocks/market/paging.ts';
import type { Profile } from '#mocks/profiles/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import type { Kind } from '#scripts/conformance/grade.ts';
import type { InjectFault, ReceivedRequest } from '../fault-proxy.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';

export type Tree = Record<string, unknown>;

/** What a fault is about, and the kinds of findings that name it. */
export const NAMED_BY = {
  page: ['wrong-value', 'wrong-page', 'wrong-row', 'disagrees'],
  filter: ['wrong-value', 'wrong-row', 'wrong-page', 'disagrees'],
  sum: ['wrong-value', 'wrong-sum', 'wrong-count', 'disagrees'],
  same: ['wrong-value', 'disagrees', 'not-kept', 'wrong-sum'],
  kept: ['wrong-value', 'not-kept', 'disagrees'],
  count: ['wrong-value', 'wrong-count', 'disagrees'],
  state: [
    'wrong-value',
    'not-refused',
    'transition',
    'wrong-members',
    'disagrees',
    'not-kept',
    'wrong-time',
    'wrong-page',
    'wrong-sum',
  ],
  owner: ['leak', 'admitted'],
  secret: ['leak', 'secret'],
  cache: ['leak', 'cacheable'],
  lifecycle: ['not-refused', 'admitted'],
  text: ['wrong-text', 'language'],
  form: [
    'wrong-type',
    'json-text',
    'limit',
    'unexpected-null',
    'missing',
    'spelling',
    'unsafe-integer',
    'address',
    'left-out',
    'negative',
    'disagrees',
    'wrong-time',
  ],
  time: ['wrong-time', 'disagrees'],
  transport: [
    'no-answer',
    'http-error',
    'http-status',
    'not-json',
    'content-type',
    'media-type',
    'ambiguous',
    'envelope',
  ],
  slow: ['slow', 'slowing'],
  refused: ['refused'],
  code: ['refused', 'sign-in-code', 'other-failure', 'unlisted-code'],
  exception: ['exception-text'],
  input: ['input-accepted'],
  coverage: [],
} as const satisfies Record<string, readonly Kind[]>;
type About = keyof typeof NAMED_BY;

/** One answer that a fault may change in place. */
export interface PlantedCall {
  data: Tree;
  query: URLSearchParams;
  /** last part of the path: an id, for operations with one */
  id: string;
  sent: Tree;
  /** '' for a guest */
  token: string;
  /** of the whole run */
  memory: Map<string, unknown>;
  /** number of the call among those of the fault's operations, from 1 */
  nth: number;
}

/** A small fault of one answer, or of the behaviour of the market. */
export interface PlantedFault {
  name: string;
  about: About;
  /** operations whose answers are changed */
  on: readonly OperationId[] | '*';
  /** changes a successful answer */
  edit?: (call: PlantedCall) => void;
  /** or replaces the answer as a whole; false: this answer is left as it is */
  respond?: (...call: [...Parameters<InjectFault>, nth: number]) => boolean | undefined;
  /** or is a market with this fault, which calls `hit` whenever it acts */
  market?: (hit: () => void) => Profile;
  /** the storefront handles it: named, and the exit code is 0 */
  isMild?: true;
  /** answers that take longer than this are slow */
  slowMs?: number;
  /** operations at which a finding names the fault; default: `on` */
  at?: readonly OperationId[] | '*';
}

/** A fault in the behaviour of one operation. */
export const acting =
  <Id extends OperationId>(
    operation: Id,
    change: (
      ask: Ask<Id>,
      market: Handler<Id>,
      hit: () => void,
    ) => WireData<Id> | Promise<WireData<Id>>,
  ): NonNullable<PlantedFault['market']> =>
  (hit) => ({
    ...profileWith(replaceAnswer(operation, (ask, market) => change(ask, market, hit))),
    // Texts stay in the requested language.
    lang: undefined as never,
  });

/** The rows of a list that is changed: those of the market, and those for other parameters. */
interface ListedCall {
  rows: Tree[];
  query: Tree;
  market: Market;
  others: (query: Tree) => Promise<Tree[]>;
}

/** A list with other rows than those of the market, in pages. */
export const listed = (
  operation: OperationId,
  change: (call: ListedCall) => Tree[] | Promise<Tree[]>,
): NonNullable<PlantedFault['market']> =>
  acting(operation, async (ask, market, hit) => {
    const query: Tree = { ...ask.query };
    const others = async (changed: Tree) => {
      const whole = { ...query, ...changed, page: 1, limit: 10_000 };
      const data = (await market({ ...ask, query: whole } as never)) as unknown as Tree;
      return listIn(data, 'list');
    };
    const rows = await others({});
    const changed = await change({ rows, query, market: ask.market, others });
    if (JSON.stringify(changed) !== JSON.stringify(rows)) hit();
    return pageOf(changed, Number(query.page), Number(query.limit)) as never;
  });

/** Changes the envelope of each answer, also of refusals; false: this one is left as it is. */
export const envelopes =
  (
    change: (envelope: Tree, request: ReceivedRequest) => boolean | undefined,
  ): NonNullable<PlantedFault['respond']> =>
  (text, res, request) => {
    const envelope = parse(text);
    if (!isTree(envelope) || change(envelope, request) === false) return false;
    request.pass(res, JSON.stringify(envelope));
    return true;
  };

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a page, or of a list. */
export const rowsOf = ({ data }: PlantedCall): Tree[] =>
  (Array.isArray(data) ? data : ((data.list as unknown[] | undefined) ?? [])) as Tree[];

export const listIn = (tree: Tree, key: string): Tree[] =>
  (Array.isArray(tree[key]) ? tree[key] : []) as Tree[];

/** Calls `change` for every object in a value. */
export function deep(value: unknown, change: (tree: Tree) => void): void {
  if (Array.isArray(value)) for (const one of value) deep(one, change);
  if (!isTree(value)) return;
  change(value);
  for (const one of Object.values(value)) deep(one, change);
}

/** Changes a text field wherever it is. */
export const texts =
  (keys: readonly string[], change: (text: string) => unknown) =>
  ({ data }: PlantedCall): void =>
    deep(data, (tree) => {
      for (const key of keys) {
        const text = tree[key];
        if (typeof text === 'string' && text !== '') tree[key] = change(text);
      }
    });

/** Sets a field of the answer itself, if it is an object. */
export const set =
  (key: string, value: (call: PlantedCall) => unknown) =>
  (call: PlantedCall): void => {
    if (isTree(call.data) && key in call.data) call.data[key] = value(call);
  };

/** Changes each row. */
export const eachRow =
  (change: (row: Tree, at: number, call: PlantedCall) => void) =>
  (call: PlantedCall): void =>
    rowsOf(call).forEach((row, at) => change(row, at, call));

/** An amount, changed by cents. */
export const plus = (amount: unknown, cents: number): unknown =>
  typeof amount === 'string'
    ? ((Math.round(Number(amount) * 100) + cents) / 100).toFixed(2)
    : amount;
export const times = (amount: unknown, factor: number): unknown =>
  typeof amount === 'string' ? (Number(amount) * factor).toFixed(2) : amount;

/** The first value of a key during the run. */
export function firstOf<Value>(memory: Map<string, unknown>, key: string, value: Value): Value {
  if (!memory.has(key)) memory.set(key, value);
  return memory.get(key) as Value;
}

interface Planted {
  inject: (request: ReceivedRequest) => InjectFault;
  hits(): number;
  hit(): void;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** The fault as a change of answers, and how many it has changed. */
export function plant({ edit, respond }: PlantedFault): Planted {
  const memory = new Map<string, unknown>();
  let hits = 0;
  let nth = 0;
  const inject: InjectFault = (text, res, request) => {
    nth += 1;
    if (respond) {
      if (respond(text, res, request, nth) === false) request.pass(res, text);
      else hits += 1;
      return;
    }
    const envelope = parse(text);
    if (!edit || !isTree(envelope) || envelope.code !== 200) return request.pass(res, text);
    const [path = '', query = ''] = request.path.split('?');
    const sent = parse(request.body);
    edit({
      data: envelope.data as Tree,
      query: new URLSearchParams(query),
      id: path.slice(path.lastIndexOf('/') + 1),
      sent: (sent ?? {}) as Tree,
      token: request.token,
      memory,
      nth,
    });
    const changed = JSON.stringify(envelope);
    if (changed !== text) hits += 1;
    request.pass(res, changed);
  };
  return { inject: () => inject, hits: () => hits, hit: () => void (hits += 1) };
}
