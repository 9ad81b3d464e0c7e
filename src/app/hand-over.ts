import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { operations, type OperationId } from '../../generated/operations.ts';
import { ApiError, isApiError } from '../api/error.ts';
import { isAbsent } from '../api/error-class.ts';
import { rememberAbsent } from '../api/extensions.ts';
import { queriesOf } from '../api/query-client.ts';
import type { HeldTexts } from '../i18n/i18n.ts';
import { NotFound } from '../router/types.ts';

type PlainApiError = Pick<
  ApiError,
  'kind' | 'code' | 'message' | 'operation' | 'status' | 'reference'
>;
type PlainError = { kind: 'notFound'; message: string } | { kind: 'fault' } | PlainApiError;

/** What a rendered page hands to the browser: all it was drawn from, so that the browser draws the same and asks for nothing again. */
export interface HandOver {
  /** when the page was rendered */
  time: number;
  /** query of the address it was rendered for, without what no page reads */
  search: string;
  texts: HeldTexts;
  queries: { key: QueryKey; data: unknown }[];
  /** extensions that a guest does not get from the backend */
  absent: OperationId[];
  /** why there is an error page instead of the page */
  error: PlainError | null;
}

const plainApiError = (error: ApiError): PlainApiError => ({
  kind: error.kind,
  code: error.code,
  message: error.message,
  operation: error.operation,
  status: error.status,
  reference: error.reference,
});

function toApiError({ kind, code, message, operation, status, reference }: PlainApiError) {
  const error = new ApiError(kind, code, message, operation, status);
  error.reference = reference;
  return error;
}

function toPlain(error: unknown): PlainError {
  if (isApiError(error)) return plainApiError(error);
  return error instanceof NotFound
    ? { kind: 'notFound', message: error.message }
    : { kind: 'fault' };
}

/** The error again, of the class that it had. */
export function fromPlain(plain: PlainError): Error {
  if ('operation' in plain) return toApiError(plain);
  return plain.kind === 'notFound'
    ? new NotFound(plain.message)
    : new Error('The page could not be rendered');
}

const absentExtension = (error: ApiError | null): OperationId[] =>
  isApiError(error) && isAbsent(error) && error.operation !== 'unknown' ? [error.operation] : [];

/** Forgets what failed or did not come in time, so that its place is drawn as waiting; true when there was any. */
export function forgetUnfinished({ queryClient }: { queryClient: QueryClient }): boolean {
  const cache = queryClient.getQueryCache();
  const unfinished = cache
    .getAll()
    .filter(({ state }) => state.status !== 'success' && absentExtension(state.error).length === 0);
  for (const query of unfinished) cache.remove(query);
  return unfinished.length > 0;
}

/** Gathers what the browser needs; data is what hooks see, after decoding. */
export function packHandOver(
  queryClient: QueryClient,
  texts: HeldTexts,
  search: string,
  error: unknown,
): HandOver {
  const all = queryClient.getQueryCache().getAll();
  return {
    time: Date.now(),
    search,
    texts,
    queries: all
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
    absent: all.flatMap(({ state }) => absentExtension(state.error)),
    error: error === null ? null : toPlain(error),
  };
}

/** What a rendered document carries; null in one that was not rendered. */
export function readHandOver(): HandOver | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as HandOver) : null;
}

/** A document out of the history, or of a clock that is wrong: its data is shown, and asked for again. */
const OLD_MS = 120_000;

const isPersonal = queriesOf(
  (Object.keys(operations) as OperationId[]).filter((id) => operations[id].signIn === 'optional'),
);

/**
 * Fills the cache as it was on the server. The data counts as fresh whatever the clocks say, but what a signed-in
 * shopper may see differently is asked for again once the page is alive.
 */
export function unpackQueries(
  queryClient: QueryClient,
  { time, queries, absent }: HandOver,
  signedIn: boolean,
): void {
  const cache = queryClient.getQueryCache();
  const old = Math.abs(Date.now() - time) > OLD_MS;
  for (const { key, data } of queries) {
    queryClient.setQueryData(key, data);
    const query = cache.find({ queryKey: key, exact: true });
    if (query && (old || (signedIn && isPersonal(query))))
      query.setState({ ...query.state, dataUpdatedAt: 0 });
  }
  // The server asks as a guest.
  for (const operation of absent) rememberAbsent(operation, 'guest');
}
