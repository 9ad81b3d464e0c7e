import type { OperationId } from '#generated/operations.ts';
import { localOffset } from '#/config/runtime.ts';
import { shortHash } from '#/lib/hash.ts';
import { readToken } from '#/session/storage.ts';

/** The shopper whom a document was rendered for, and what it shows of her machine. */
export interface PayloadOwner {
  /** short hash of the token: of 32 bits, so that it says nothing about it */
  token: string;
  /** times that the page shows, in ms, each with the minutes that local time was ahead of UTC there */
  times: [number, number][];
  /** extensions that the backend lacks, for everybody */
  absent: OperationId[];
}

/** The mark of a token. */
export const markOf = (token: string): string => shortHash(token);

/**
 * Whether a document is of the shopper of this browser, at its place: she may have signed out or travelled since the
 * server rendered it.
 */
export function isOwn({ token, times }: PayloadOwner): boolean {
  const present = readToken();
  if (present === null || markOf(present) !== token) return false;
  return times.every(([time, minutes]) => localOffset(new Date(time)) === minutes);
}
