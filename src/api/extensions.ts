/** Extensions of the contract that the backend lacks, stored per tab, on a server in its memory. */
import { type OperationId, operations } from '#generated/operations.ts';
import { fieldsOf } from '#/lib/parse-json.ts';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { apiContext } from './context.ts';
import { isAbsent } from './error-class.ts';
import type { ApiError } from './error.ts';

/** Who was refused: a guard before the router refuses guests (code 401), a missing route refuses everybody. */
export type RefusedFor = 'guest' | 'all';

const hasTabStorage = () => typeof window !== 'undefined';

const isAbsentEntry = (entry: [string, unknown]): entry is [string, RefusedFor] =>
  entry[1] === 'guest' || entry[1] === 'all';

/** By operation. */
const absent = persisted(tabStore, 'lychee.absent', (stored) =>
  Object.fromEntries(Object.entries(fieldsOf(stored)).filter(isAbsentEntry)),
);

/** Stores that an extension is absent. If only guests were refused, it is called once more after sign-in. */
export function storeAbsent(operation: OperationId, refusedFor: RefusedFor): void {
  if (!hasTabStorage()) return apiContext().absent?.add(operation);
  const stored = absent.read();
  if (stored[operation] === 'all' || stored[operation] === refusedFor) return;
  absent.write({ ...stored, [operation]: refusedFor });
}

/** Stores the extension of a failed call if the error says that it is absent. */
export function recordAbsent(error: ApiError): void {
  if (error.operation === 'unknown' || !isAbsent(error)) return;
  storeAbsent(error.operation, error.status === 404 || error.code === 404 ? 'all' : 'guest');
}

/**
 * Takes over what the server found for the session of this document. Other entries are dropped: the page was rendered
 * as if the backend had these extensions.
 */
export const replaceAbsent = (found: Record<string, RefusedFor>): void => absent.write(found);

/** Whether the backend is known to lack an extension for the current session. */
export function lacksExtension(operation: OperationId): boolean {
  if (!('extension' in operations[operation])) return false;
  if (!hasTabStorage()) return apiContext().absent?.has(operation) ?? false;
  const refusedFor = absent.read()[operation];
  return refusedFor === 'all' || (refusedFor === 'guest' && apiContext().token(operation) === null);
}
