import { answers, type Shape, schemas } from '../../generated/shapes.ts';
import type { OperationId } from '../../generated/operations.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
type Properties = { readonly [name: string]: Shape };
const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** Backends mask names by UTF-16 units: half a character breaks encoding, and differs between server and browser. */
const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.toWellFormed()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

const TRUE = new Set<unknown>([true, 'true', 1, '1']);

/** A schema that is a plain value elsewhere, followed to the end. */
function resolve(shape: Shape): Exclude<Shape, readonly ['of', string]> {
  return Array.isArray(shape) && shape[0] === 'of'
    ? resolve(schemas[shape[1] as string] ?? 'any')
    : (shape as Exclude<Shape, readonly ['of', string]>);
}

/** Whether an entry of a list can be made what it should be: nothing cannot, and neither can text become an object. */
const isEntry = (value: unknown, shape: Shape): boolean =>
  !isNothing(value) &&
  (isTree(value) || typeof resolve(shape) === 'string' || Array.isArray(resolve(shape)));

function mendMaybe(value: unknown, shape: Shape, nothing: null | undefined): unknown {
  if (isNothing(value)) return nothing === null ? value : undefined;
  return resolve(shape) === 'number' && asNumber(value) === null ? nothing : mendTo(value, shape);
}

function mendTo(value: unknown, given: Shape): unknown {
  const shape = resolve(given);
  if (shape === 'any') return value;
  if (shape === 'text') return asText(value);
  if (shape === 'number') return asNumber(value) ?? 0;
  if (shape === 'flag') return TRUE.has(value);
  if (!Array.isArray(shape)) return mendTree(isTree(value) ? value : {}, shape as Properties);
  const [kind, inner] = shape as readonly [string, Shape];
  if (kind === 'list')
    return Array.isArray(value)
      ? value.filter((entry) => isEntry(entry, inner)).map((entry) => mendTo(entry, inner))
      : [];
  if (kind === 'map')
    return Object.fromEntries(
      Object.entries(isTree(value) ? value : {}).map(([key, entry]) => [key, mendTo(entry, inner)]),
    );
  return mendMaybe(value, inner, kind === 'maybe' ? null : undefined);
}

function mendTree(tree: Tree, shape: Properties): Tree {
  for (const [name, inner] of Object.entries(shape)) {
    const mended = mendTo(tree[name], inner);
    if (mended !== undefined) tree[name] = mended;
    else delete tree[name];
  }
  return isPage(tree) ? countRows(tree) : tree;
}

const isPage = (tree: Tree): tree is Tree & { list: unknown[]; total: number } =>
  Array.isArray(tree.list) && typeof tree.total === 'number';

/** Pages draw nothing where there are no rows at all: what came counts, whatever is said of it. */
function countRows<T extends { list: unknown[]; total: number }>(page: T): T {
  page.total = Math.max(Math.ceil(page.total), page.list.length);
  return page;
}

/**
 * Makes of a decoded answer what pages rely on, whatever a backend sent: lists are lists, text is text, numbers are
 * numbers, and what is missing is empty. Values the contract does not name (of an enum, a date, a link) stay as they are.
 * An answer that should be an object and is none, or that lacks the thing with an id which it is about, cannot be mended: null.
 */
export function mend(operation: OperationId, data: unknown): { data: unknown } | null {
  const shape = resolve(answers[operation] ?? 'any');
  if (isProperties(shape) && !(isTree(data) && hasItsThings(data, shape))) return null;
  return { data: mendTo(data, shape) };
}

const isProperties = (shape: Shape): shape is Properties =>
  typeof shape === 'object' && !Array.isArray(shape);

const hasItsThings = (data: Tree, shape: Properties): boolean =>
  Object.entries(shape).every(([name, inner]) => {
    const thing = resolve(inner);
    return !isProperties(thing) || !('id' in thing) || isTree(data[name]);
  });
