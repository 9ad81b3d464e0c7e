import { type OperationId, operations } from '#generated/operations.ts';
import { CACHE_RULES } from './cache-rules.ts';

/** Calls by GET that change something, though no read shows it. */
const CHANGES: ReadonlySet<OperationId> = new Set(['logout', 'twitterRequestToken']);

/** Whether an operation changes nothing, so that a server may send it for a page that is only opened. */
export const isRead = (id: OperationId | 'unknown'): boolean =>
  id !== 'unknown' &&
  operations[id].method === 'GET' &&
  !Object.hasOwn(CACHE_RULES, id) &&
  !CHANGES.has(id);
