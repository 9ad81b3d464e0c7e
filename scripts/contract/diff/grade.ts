import type { Effect, Rule, SchemaChange } from './schemas.ts';

/** breaking: a client of the old contract could fail; risky: it could meet what it does not know; harmless: it cannot tell. */
export type Grade = 'breaking' | 'risky' | 'harmless';

type Side = Record<Rule, Partial<Record<Effect, Grade>>>;

/** What an old client sends meets a server that may take less than before. */
const REQUEST: Side = {
  type: { narrows: 'breaking', widens: 'harmless', changes: 'breaking' },
  null: { narrows: 'breaking', widens: 'harmless', changes: 'breaking' },
  enum: { narrows: 'breaking', widens: 'harmless' },
  limit: { narrows: 'breaking', widens: 'harmless' },
  pattern: { narrows: 'breaking', widens: 'harmless', changes: 'breaking' },
  format: { narrows: 'breaking', widens: 'harmless', changes: 'breaking' },
  presence: { narrows: 'breaking', widens: 'harmless' },
  // What is no longer known is ignored; the shopper may miss its effect.
  property: { narrows: 'harmless', widens: 'risky' },
  alternative: { narrows: 'breaking', widens: 'harmless' },
};

/** What a new server sends meets a client that reads no more than it knew. */
const ANSWER: Side = {
  type: { narrows: 'harmless', widens: 'breaking', changes: 'breaking' },
  null: { narrows: 'harmless', widens: 'breaking', changes: 'breaking' },
  enum: { narrows: 'harmless', widens: 'risky' },
  limit: { narrows: 'harmless', widens: 'risky' },
  pattern: { narrows: 'harmless', widens: 'risky', changes: 'risky' },
  format: { narrows: 'harmless', widens: 'breaking', changes: 'breaking' },
  presence: { narrows: 'harmless', widens: 'breaking' },
  property: { narrows: 'harmless', widens: 'breaking' },
  alternative: { narrows: 'harmless', widens: 'breaking' },
};

/** How a change of a schema strikes a client of the old contract. */
export function gradeOf(side: 'request' | 'answer', { rule, effect }: SchemaChange): Grade {
  return (side === 'request' ? REQUEST : ANSWER)[rule][effect] ?? 'breaking';
}
