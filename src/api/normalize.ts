import { answers, type Shape, schemas } from '#generated/shapes.ts';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { isUnknown, toAmount, toMinor } from '#/lib/money.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
type Properties = { readonly [name: string]: Shape };
const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** They turn the direction of what stands behind them: a name could turn the price beside it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Backends mask names by UTF-16 units. A lone surrogate breaks encoding, and differs between server and browser. */
const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.toWellFormed().replaceAll(TURNS, '')
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** A number; null for one that JSON can write but not keep (`1e999`), and for one that is too large to count with. */
function asNumber(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText || typeof value === 'number' ? Number(value) : Number.NaN;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** Called with an amount that cannot be read. */
type AmountReport = (value: unknown) => void;

/** Amounts as the contract writes them; others that can be read, such as `1E+2`, are rewritten to it. */
const AMOUNT = /^-?\d+(\.\d*)?$/;

/** Text of an amount; empty if it is missing or cannot be read. */
function asAmount(value: unknown, report: AmountReport): string {
  const text = asText(value).trim();
  if (text === '') return '';
  const minor = toMinor(text);
  if (isUnknown(minor)) report(value);
  return AMOUNT.test(text) && !isUnknown(minor) ? text : toAmount(minor);
}

const TRUE = new Set<unknown>([true, 'true', 1, '1']);

/** Resolves references to schemas. */
function resolve(shape: Shape): Exclude<Shape, readonly ['of', string]> {
  return Array.isArray(shape) && shape[0] === 'of'
    ? resolve(schemas[shape[1] as string] ?? 'any')
    : (shape as Exclude<Shape, readonly ['of', string]>);
}

/** Whether a list entry can be normalized: null cannot, and text cannot become an object. */
const isEntry = (value: unknown, shape: Shape): boolean =>
  !isNothing(value) &&
  (isTree(value) || typeof resolve(shape) === 'string' || Array.isArray(resolve(shape)));

function normalizeOptional(
  value: unknown,
  shape: Shape,
  nothing: null | undefined,
  report: AmountReport,
): unknown {
  if (isNothing(value)) return nothing === null ? value : undefined;
  return resolve(shape) === 'number' && asNumber(value) === null
    ? nothing
    : normalizeValue(value, shape, report);
}

function normalizeValue(value: unknown, given: Shape, report: AmountReport): unknown {
  const shape = resolve(given);
  if (shape === 'any') return value;
  if (shape === 'text') return asText(value);
  if (shape === 'amount') return asAmount(value, report);
  if (shape === 'number') return asNumber(value) ?? 0;
  if (shape === 'flag') return TRUE.has(value);
  if (!Array.isArray(shape))
    return normalizeObject(isTree(value) ? value : {}, shape as Properties, report);
  const [kind, inner] = shape as readonly [string, Shape];
  if (kind === 'list')
    return Array.isArray(value)
      ? value
          .filter((entry) => isEntry(entry, inner))
          .map((entry) => normalizeValue(entry, inner, report))
      : [];
  if (kind === 'map')
    return Object.fromEntries(
      Object.entries(isTree(value) ? value : {}).map(([key, entry]) => [
        asText(key),
        normalizeValue(entry, inner, report),
      ]),
    );
  return normalizeOptional(value, inner, kind === 'maybe' ? null : undefined, report);
}

function normalizeObject(tree: Tree, shape: Properties, report: AmountReport): Tree {
  for (const [name, inner] of Object.entries(shape)) {
    const value = normalizeValue(tree[name], inner, report);
    // A shop that has sold more than it had counts its stock below zero.
    if (value !== undefined) tree[name] = name === 'stock' && Number(value) < 0 ? 0 : value;
    else delete tree[name];
  }
  return isPage(tree) ? countRows(tree) : tree;
}

const isPage = (tree: Tree): tree is Tree & { list: unknown[]; total: number } =>
  Array.isArray(tree.list) && typeof tree.total === 'number';

/** Raises `total` to the number of rows, because pages render no list for a total of 0. */
function countRows<T extends { list: unknown[]; total: number }>(page: T): T {
  page.total = Math.max(Math.ceil(page.total), page.list.length);
  return page;
}

/**
 * Converts decoded data to the types of the contract, whatever the backend sent: lists are lists, text is text, numbers
 * are numbers, amounts are decimal text, and missing values are empty. Unknown values of an enum, a date or a link stay as
 * they are.
 * @param report called with each amount that cannot be read; it becomes empty text, which is an unknown amount
 * @returns null if an object is expected and missing, if it lacks the entity (an object with an id) it describes, or if
 * text or a number is in place of a list
 */
export function normalizeResponse(
  operation: OperationId,
  data: unknown,
  report: AmountReport = () => undefined,
): { data: unknown } | null {
  const shape = resolve(answers[operation] ?? 'any');
  if (isUnset(operation, data)) return { data: normalizeValue({}, shape, report) };
  if (isProperties(shape) && !(isTree(data) && hasEntities(data, shape))) return null;
  if (isList(shape) && data !== '' && /string|number/.test(typeof data)) return null;
  return { data: normalizeValue(data, shape, report) };
}

/**
 * The rows of one page, also of a backend that sends more than were requested: all of them, if it knows no pages. A page with
 * ten thousand rows would keep server and browser busy for seconds.
 * @param params `page`, from 1, and `limit` of the call
 */
export function requestedRows(data: unknown, params: object = {}): unknown {
  const { page = 1, limit = Infinity } = params as { page?: number; limit?: number };
  if (!isTree(data) || !isPage(data) || !(data.list.length > limit)) return data;
  const first = data.list.length >= data.total ? (page - 1) * limit : 0;
  return { ...data, list: data.list.slice(first, first + limit) };
}

const isList = (shape: Shape): boolean => Array.isArray(shape) && shape[0] === 'list';

/** A setting without a value: its JSON text is empty, which decodes to an empty list. */
const isUnset = (operation: OperationId, data: unknown): boolean =>
  Array.isArray(data) &&
  data.length === 0 &&
  ((operations[operation] as Operation).decode ?? []).some(
    ([kind, path]) => kind === 'json' && path === '',
  );

const isProperties = (shape: Shape): shape is Properties =>
  typeof shape === 'object' && !Array.isArray(shape);

const hasEntities = (data: Tree, shape: Properties): boolean =>
  Object.entries(shape).every(([name, inner]) => {
    const schema = resolve(inner);
    return !isProperties(schema) || !('id' in schema) || isTree(data[name]);
  });
