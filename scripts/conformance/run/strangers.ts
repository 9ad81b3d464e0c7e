import { isPersonal } from '../redact.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Menus and merchants have names too. */
const isPrivate = (key: string): boolean => key !== 'name' && isPersonal(key);

/** Fields that name one thing of one person. */
const NAMES = ['orderNo', 'refundOrderNo', 'masterOrderNo', 'merOrderNo', 'preOrderNo', 'identity'];
const SHORTEST = 4;

/** What tells that a thing is somebody's: its number, or its id with something personal. */
function marksOf(tree: Tree): string[] {
  const numbers = NAMES.flatMap((name) =>
    typeof tree[name] === 'string' && tree[name] !== '' ? [`${name} ${String(tree[name])}`] : [],
  );
  const id = tree.id ?? tree.uid;
  const personal = Object.entries(tree)
    .filter(
      ([key, value]) => isPrivate(key) && typeof value === 'string' && value.length >= SHORTEST,
    )
    .map(([key, value]) => `${key} ${String(value)} of ${String(id)}`);
  return id === undefined || id === null ? numbers : [...numbers, ...personal];
}

function allMarks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allMarks);
  return isTree(value) ? [...marksOf(value), ...Object.values(value).flatMap(allMarks)] : [];
}

/** The fields in which the answer to one person holds what the answer to another one held: none of it is both theirs. */
export function sharedMarks(own: unknown, others: unknown): string[] {
  const known = new Set(allMarks(own));
  const shared = allMarks(others).filter((mark) => known.has(mark));
  return [...new Set(shared.map((mark) => mark.split(' ')[0] ?? ''))];
}
