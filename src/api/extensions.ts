/** Extensions of the contract that the backend turned out to lack, remembered for the visit. */
import { type OperationId, operations } from '../../generated/operations.ts';
import { tabStore } from '../lib/storage.ts';
import { isAbsent } from './error-class.ts';
import type { ApiError } from './error.ts';
import { useSession } from './session.ts';

const KEY = 'lychee.absent';

/** Who was refused: a guard in front of the router refuses guests (code 401), a missing route refuses everybody. */
type Witness = 'guest' | 'all';

/** A server serves many visits and remembers nothing of them. */
const hasVisit = () => typeof window !== 'undefined';

function readAbsent(): Partial<Record<string, Witness>> {
  try {
    const held: unknown = JSON.parse(tabStore.get(KEY) ?? '{}');
    return typeof held === 'object' && held !== null ? held : {};
  } catch {
    return {};
  }
}

/** Remembers that an extension is absent. After signing in it is asked once more if only guests were refused. */
export function rememberAbsent(operation: OperationId, witness: Witness): void {
  if (!hasVisit()) return;
  const held = readAbsent();
  if (held[operation] === 'all' || held[operation] === witness) return;
  tabStore.set(KEY, JSON.stringify({ ...held, [operation]: witness }));
}

/** Remembers the extension of a failed call if the failure says that it is absent. */
export function learnAbsent(error: ApiError): void {
  if (error.operation === 'unknown' || !isAbsent(error)) return;
  rememberAbsent(error.operation, error.status === 404 || error.code === 404 ? 'all' : 'guest');
}

/** Whether the backend is known to lack an extension for the present shopper or guest. */
export function lacksExtension(operation: OperationId): boolean {
  if (!hasVisit() || !('extension' in operations[operation])) return false;
  const witness = readAbsent()[operation];
  return witness === 'all' || (witness === 'guest' && !useSession.getState().signedIn);
}
