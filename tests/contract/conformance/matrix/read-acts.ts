import { pageOf } from '#mocks/market/paging.ts';
import type { Act, Outcome, Tree, Turn } from './turn.ts';

const WHOLE = 10_000;

const isPage = (data: unknown): data is Tree & { list: unknown[] } =>
  typeof data === 'object' && data !== null && 'list' in data && 'total' in data;

/** All rows of the list that a call is a page of; null: no list. */
async function rowsOf({ ask, honest, attempt }: Turn): Promise<unknown[] | null> {
  const { data } = honest;
  if (Array.isArray(data)) return data;
  if (!isPage(data)) return null;
  const query = { ...ask.query, page: 1, limit: WHOLE };
  const whole = (await attempt({ query } as never))?.data;
  return isPage(whole) ? whole.list : null;
}

/** The same list with other rows, in pages. */
const withRows =
  (change: (rows: readonly unknown[], turn: Turn) => readonly unknown[] | null): Act =>
  async (turn) => {
    const { honest, ask } = turn;
    const rows = honest.error ? null : await rowsOf(turn);
    const changed = rows && change(rows, turn);
    if (!changed) return null;
    const { page, limit } = ask.query as { page?: number; limit?: number };
    const paged = Array.isArray(honest.data) ? [...changed] : pageOf(changed, page, limit);
    return { ...honest, data: paged };
  };

/** A row that the list had for other parameters. */
function rowOfAnother(rows: readonly unknown[], { memory }: Turn): unknown[] | null {
  const texts = new Set(rows.map((row) => JSON.stringify(row)));
  const seen = (memory.get('rows') ?? new Set()) as Set<string>;
  memory.set('rows', seen);
  const other = [...seen].find((text) => !texts.has(text));
  for (const text of texts) seen.add(text);
  return other === undefined ? null : [...rows, JSON.parse(other) as unknown];
}

/** The first read after a change shows what was before it. */
function lateAnswer({ ask, honest, memory }: Turn): Outcome | null {
  const key = JSON.stringify([ask.user?.id, ask.lang, ask.params, ask.query, ask.body]);
  const before = memory.get(key) as Outcome | undefined;
  if (honest.error) return null;
  memory.set(key, honest);
  const isOld = before && JSON.stringify(before.data) !== JSON.stringify(honest.data);
  return isOld ? before : null;
}

export const OF_ANOTHER = 'of another member';

/** Faults of a read that need no parameter. */
export const READ_ACTS: readonly { kind: string; act: Act }[] = [
  { kind: 'late by one read', act: lateAnswer },
  {
    kind: 'in the language of the first caller',
    act: async ({ ask, honest, memory, attempt }) => {
      const lang = (memory.get('lang') ?? ask.lang) as typeof ask.lang;
      memory.set('lang', lang);
      return honest.error || lang === ask.lang ? null : attempt({ lang });
    },
  },
  {
    kind: OF_ANOTHER,
    act: async ({ ask, honest, attempt }) => {
      const other = ask.market.state.users.find(({ id }) => id !== ask.user?.id);
      if (honest.error || !ask.user || !other) return null;
      const outcome = await attempt({ user: other });
      return !outcome || outcome.error ? honest : outcome;
    },
  },
  { kind: 'rows: none', act: withRows((rows) => (rows.length === 0 ? null : [])) },
  {
    kind: 'rows: without the first',
    act: withRows((rows) => (rows.length === 0 ? null : rows.slice(1))),
  },
  {
    kind: 'rows: without the last',
    act: withRows((rows) => (rows.length === 0 ? null : rows.slice(0, -1))),
  },
  {
    kind: 'rows: reversed',
    act: withRows((rows) => (rows.length < 2 ? null : rows.toReversed())),
  },
  { kind: 'rows: one of another filter', act: withRows(rowOfAnother) },
];
