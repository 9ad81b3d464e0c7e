import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { loadedTexts } from '#/i18n/i18n.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { ApiError, isApiError } from '#/api/error.ts';
import { isAbsent } from '#/api/error-class.ts';
import { type RefusedFor, replaceAbsent, storeAbsent } from '#/api/extensions.ts';
import { queriesOf } from '#/api/query-client.ts';
import { NotFound } from '#/router/types.ts';
import { afterHydration } from '#/shared/async/hydration.ts';
import { localOffset } from '#/config/runtime.ts';
import { syncServerTime } from '#/lib/clock.ts';
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

type SerializedApiError = Pick<
  ApiError,
  'kind' | 'code' | 'message' | 'operation' | 'status' | 'gone' | 'reference'
>;
type SerializedError =
  { kind: 'notFound'; message: string } | { kind: 'fault' } | SerializedApiError;

/** The data a server-rendered document was rendered from, so that hydration yields the same tree without any request. */
export interface SsrPayload {
  /** when the page was rendered */
  time: number;
  /** query string it was rendered for, without parameters that no page reads */
  search: string;
  texts: ReturnType<typeof loadedTexts>;
  queries: { key: QueryKey; data: unknown }[];
  /** extensions that the backend lacks, for guests */
  absent: OperationId[];
  /** set if the error page was rendered instead of the page */
  error: SerializedError | null;
  /** the document holds only the frame, without a page */
  isFrame?: true;
  /** of a shopper's document: whose it is */
  owner?: PayloadOwner;
}

const serializeApiError = (error: ApiError): SerializedApiError => ({
  kind: error.kind,
  code: error.code,
  // Other messages are those of a network library, and may name the backend.
  message: error.kind === 'answer' ? error.message : '',
  operation: error.operation,
  status: error.status,
  gone: error.gone,
  reference: error.reference,
});

function deserializeApiError({
  kind,
  code,
  message,
  operation,
  status,
  gone,
  reference,
}: SerializedApiError) {
  const error = new ApiError(kind, code, message, operation, status);
  error.gone = gone;
  error.reference = reference;
  return error;
}

function serializeError(error: unknown): SerializedError {
  if (isApiError(error)) return serializeApiError(error);
  return error instanceof NotFound
    ? { kind: 'notFound', message: error.message }
    : { kind: 'fault' };
}

/** Restores an error with its original class. */
export function deserializeError(plain: SerializedError): Error {
  if ('operation' in plain) return deserializeApiError(plain);
  return plain.kind === 'notFound'
    ? new NotFound(plain.message)
    : new Error('The page could not be rendered');
}

const isOfAbsent = (error: ApiError | null): boolean => isApiError(error) && isAbsent(error);

/** Removes failed and pending queries, so that they render as loading. Returns true if there were any. */
export function dropPendingQueries({ queryClient }: { queryClient: QueryClient }): boolean {
  const cache = queryClient.getQueryCache();
  const pending = cache
    .getAll()
    .filter(({ state }) => state.status !== 'success' && !isOfAbsent(state.error));
  for (const query of pending) cache.remove(query);
  return pending.length > 0;
}

/**
 * Serializes the cache for the browser. The data is already decoded, as hooks read it.
 * @param options.shown what the document needs of the data of a query
 */
export function dehydrate(
  queryClient: QueryClient,
  {
    error,
    shown,
    ...rendered
  }: Pick<SsrPayload, 'time' | 'search' | 'texts' | 'absent'> & {
    error: unknown;
    shown: (query: Query, search: string) => unknown;
  },
): SsrPayload {
  const all = queryClient.getQueryCache().getAll();
  return {
    ...rendered,
    queries: all
      .filter(({ state }) => state.status === 'success')
      .map((query) => ({ key: query.queryKey, data: shown(query, rendered.search) })),
    error: error === null ? null : serializeError(error),
  };
}

/** Reads the payload of the document; null if it was not server-rendered. */
export function readSsrPayload(): SsrPayload | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as SsrPayload) : null;
}

/** Data of an older document (history, HTTP cache, wrong clock) is loaded again. */
const STALE_MS = 120_000;

const isPersonal = queriesOf(
  (Object.keys(operations) as OperationId[]).filter((id) => operations[id].signIn === 'optional'),
);

const refused = (absent: readonly OperationId[], by: RefusedFor) =>
  Object.fromEntries(absent.map((operation) => [operation, by]));

/**
 * Restores the server's cache, as fresh: what is loaded again during hydration is rendered as loading, which the server did
 * not. Data that is old, or depends on the session while the server was a guest, is loaded again afterwards.
 */
export function hydrate(
  queryClient: QueryClient,
  { time, queries, absent, owner }: SsrPayload,
  signedIn: boolean,
): void {
  const isOld = Math.abs(Date.now() - time) > STALE_MS;
  // No cache keeps a shopper's document: its time is the present one, by which it counts what is left to pay.
  if (owner) syncServerTime(time);
  for (const { key, data } of queries) queryClient.setQueryData(key, data);
  const stale = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isOld || (signedIn && !owner && isPersonal(query))),
  );
  void afterHydration().then(() =>
    queryClient.invalidateQueries({ predicate: (query) => stale.has(query) }),
  );
  // The server called the backend as a guest.
  if (!owner) for (const operation of absent) storeAbsent(operation, 'guest');
  else replaceAbsent({ ...refused(absent, 'guest'), ...refused(owner.absent, 'all') });
}
