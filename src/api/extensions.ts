/** Extensions of the contract that the backend lacks, stored per tab. */
import { type OperationId, operations } from '#generated/operations.ts';
import { tabStore } from '#/lib/storage.ts';
import { isAbsent } from './error-class.ts';
import type { ApiError } from './error.ts';
import { useSession } from './session.ts';

const KEY = 'lychee.absent';

/** Who was refused: a guard before the router refuses guests (code 401), a missing route refuses everybody. */
type RefusedFor = 'guest' | 'all';

/** A server stores nothing between requests. */
const hasTabStorage = () => typeof window !== 'undefined';

function readAbsent(): Partial<Record<string, RefusedFor>> {
  try {
    const stored: unknown = JSON.parse(tabStore.get(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Stores that an extension is absent. If only guests were refused, it is called once more after sign-in. */
export function storeAbsent(operation: OperationId, refusedFor: RefusedFor): void {
  if (!hasTabStorage()) return;
  const stored = readAbsent();
  if (stored[operation] === 'all' || stored[operation] === refusedFor) return;
  tabStore.set(KEY, JSON.stringify({ ...stored, [operation]: refusedFor }));
}

/** Stores the extension of a failed call if the error says that it is absent. */
export function recordAbsent(error: ApiError): void {
  if (error.operation === 'unknown' || !isAbsent(error)) return;
  storeAbsent(error.operation, error.status === 404 || error.code === 404 ? 'all' : 'guest');
}

/** Whether the backend is known to lack an extension for the current session. */
export function lacksExtension(operation: OperationId): boolean {
  if (!hasTabStorage() || !('extension' in operations[operation])) return false;
  const refusedFor = readAbsent()[operation];
  return refusedFor === 'all' || (refusedFor === 'guest' && !useSession.getState().signedIn);
}
