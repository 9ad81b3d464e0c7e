import { isPersonal } from '../redact.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `name` is excluded: menus and merchants use it too. */
const isPrivate = (key: string): boolean => key !== 'name' && isPersonal(key);

/** Fields that identify a resource of one user. */
const IDENTIFIERS = [
  'orderNo',
  'refundOrderNo',
  'masterOrderNo',
  'merOrderNo',
  'preOrderNo',
  'identity',
];
const MIN_LENGTH = 4;

/** Identifies the owner of an object: its number, or its id with a personal field. */
function fingerprintsOf(tree: Tree): string[] {
  const numbers = IDENTIFIERS.flatMap((name) =>
    typeof tree[name] === 'string' && tree[name] !== '' ? [`${name} ${String(tree[name])}`] : [],
  );
  const id = tree.id ?? tree.uid;
  const personal = Object.entries(tree)
    .filter(
      ([key, value]) => isPrivate(key) && typeof value === 'string' && value.length >= MIN_LENGTH,
    )
    .map(([key, value]) => `${key} ${String(value)} of ${String(id)}`);
  return id === undefined || id === null ? numbers : [...numbers, ...personal];
}

function allFingerprints(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allFingerprints);
  return isTree(value)
    ? [...fingerprintsOf(value), ...Object.values(value).flatMap(allFingerprints)]
    : [];
}

/** Private fields that the answers to two users have in common. */
export function sharedFields(own: unknown, other: unknown): string[] {
  const known = new Set(allFingerprints(own));
  const shared = allFingerprints(other).filter((one) => known.has(one));
  return [...new Set(shared.map((one) => one.split(' ')[0] ?? ''))];
}
