import { isNode, type Json, type Node } from '../shape.ts';
import type { Impact } from './redocly.ts';

/** A change of the name or the description of a value, which Redocly does not compare. */
export interface ValueChange {
  /** of the schema */
  pointer: string;
  impact: Impact;
  what: string;
}

const textsOf = ({ enum: values, ...node }: Node, key: string): Map<string, Json> =>
  new Map(
    Array.isArray(values) && Array.isArray(node[key])
      ? values.map((value, at) => [JSON.stringify(value), (node[key] as Json[])[at] ?? null])
      : [],
  );

function changesAt(before: Node, after: Node, pointer: string): ValueChange[] {
  if (!Array.isArray(before.enum) || !Array.isArray(after.enum)) return [];
  const kept = new Set(after.enum.map((value) => JSON.stringify(value)));
  const values = before.enum.map((value) => JSON.stringify(value)).filter((one) => kept.has(one));
  const changed = (key: string) => {
    const [old, now] = [textsOf(before, key), textsOf(after, key)];
    return values
      .map((value) => ({ value, old: old.get(value) ?? null, now: now.get(value) ?? null }))
      .filter((one) => one.old !== one.now);
  };
  return [
    ...changed('x-enum-varnames').map(({ value, old, now }): ValueChange =>
      // Without a name each generator has made one of its own.
      old === null || now === null
        ? {
            pointer,
            impact: 'patch',
            what: `Value ${value} ${now === null ? 'lost its' : 'has a'} name.`,
          }
        : {
            pointer,
            impact: 'major',
            what: `Value ${value} was renamed from ${String(old)} to ${String(now)}.`,
          },
    ),
    ...changed('x-enum-descriptions').map(({ value }) => ({
      pointer,
      impact: 'patch' as const,
      what: `Value ${value} has another description.`,
    })),
  ];
}

/** Compares the names of values, which are constants of generated clients, in two contracts of one form. */
export function compareValueNames(before: Json, after: Json, pointer = '#'): ValueChange[] {
  const children = Object.entries(Object(before) as Record<string, Json>).flatMap(
    ([key, child]) => {
      const other = (Object(after) as Record<string, Json>)[key];
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      return typeof child === 'object' && other !== undefined
        ? compareValueNames(child, other, `${pointer}/${step}`)
        : [];
    },
  );
  return isNode(before) && isNode(after)
    ? [...changesAt(before, after, pointer), ...children]
    : children;
}
