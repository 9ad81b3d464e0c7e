import type { RuleCall } from './call.ts';
import { COUNTS } from './counts.ts';
import { COLLECTIONS } from './members.ts';
import { orderOf } from './orders.ts';
import { isPage } from './pages.ts';
import { PLACES } from './places.ts';
import { ROWS } from './rows.ts';
import { SUMS } from './sums.ts';
import { STAMP } from './times.ts';

const hasText = (value: unknown, matches: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return matches(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((one) => hasText(one, matches))
    : false;
};

/** What the rules of each kind compare; an answer without it gives them nothing to do. */
const LOOKS_AT: Readonly<Record<string, (call: RuleCall) => boolean>> = {
  pages: ({ data }) => isPage(data),
  rows: (call) => call.id in ROWS || orderOf(call) !== null,
  sums: ({ objects }) => objects.some(({ schema }) => schema in SUMS),
  places: ({ objects }) => objects.some(({ schema }) => schema in PLACES),
  members: ({ id }) => COLLECTIONS.some(({ lists }) => id in lists),
  counts: ({ id }) => id in COUNTS,
  owners: ({ operation, who }) => operation.signIn === 'required' && who !== 'guest',
  texts: ({ data }) => hasText(data, () => true),
  times: ({ data }) => hasText(data, (text) => STAMP.test(text)),
};

export interface Applied {
  add(call: RuleCall): void;
  /** operations whose answers had something to compare, by kind of rules */
  counts(): Record<string, number>;
}

export function createApplied(): Applied {
  const operations = new Map(Object.keys(LOOKS_AT).map((kind) => [kind, new Set<string>()]));
  return {
    add(call) {
      for (const [kind, ids] of operations)
        if (!ids.has(call.id) && LOOKS_AT[kind]?.(call)) ids.add(call.id);
    },
    counts: () => Object.fromEntries([...operations].map(([kind, ids]) => [kind, ids.size])),
  };
}
