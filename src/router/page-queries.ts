import type {
  DefaultError,
  EnsureQueryDataOptions,
  FetchInfiniteQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { isApiError } from '#/api/error.ts';
import { readNow, type ReadOptions } from '#/api/read-now.ts';
import { noop } from '#/lib/noop.ts';
import type { SearchOf } from './search-params.ts';
import type { AppContext, PageQuery } from './types.ts';

export interface PageQueryLists {
  /** The page needs them: a failure shows the error page. */
  critical?: readonly PageQuery[];
  /** The page renders without them: late or failed ones show at their place. */
  deferred?: readonly PageQuery[];
}

interface PageInput<Search, Params> {
  search: SearchOf<Search>;
  /** parameters of the path */
  params: SearchOf<Params>;
  context: AppContext;
}

/**
 * Lists the queries of a page; the default export of its `queries.ts`.
 * @typeParam Search type of the route's `search`
 * @typeParam Params type of the route's `params`
 */
export type PageQueries<Search = unknown, Params = unknown> = (
  input: PageInput<Search, Params>,
) => PageQueryLists;

/** The backend cannot be reached: cached data is better than an error. */
const isUnreachable = (error: unknown): boolean => isApiError(error) && error.kind !== 'answer';

/**
 * Cached data, even if it is old. Data that a write has invalidated is read again first, so that no page offers what the
 * write has ended.
 */
export async function ensureData<Data, Failure, Selected, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Data, Failure, Selected, Key>,
): Promise<Selected> {
  const cached = queryClient.getQueryState<Selected>(options.queryKey);
  if (cached?.data === undefined || !cached.isInvalidated || isUnreachable(cached.error))
    return queryClient.ensureQueryData(options);
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return cached.data;
  }
}

export const query = <
  Data,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
>(
  options: EnsureQueryDataOptions<Data, Failure, Selected, Key>,
): PageQuery => ({
  ensure: ({ queryClient }) => ensureData(queryClient, options),
  prefetch: ({ queryClient }) => queryClient.prefetchQuery(options),
});

export const infiniteQuery = <
  Data,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(
  options: FetchInfiniteQueryOptions<Data, Failure, Selected, Key, Page>,
): PageQuery => ({
  ensure: ({ queryClient }) => queryClient.fetchInfiniteQuery(options),
  prefetch: ({ queryClient }) => queryClient.prefetchInfiniteQuery(options),
});

/** Data that takes more than one query, or is no query. */
export const custom = (load: (context: AppContext) => Promise<unknown>): PageQuery => ({
  ensure: load,
  prefetch: (context) => load(context).catch(noop),
});

/** Read again at each visit, for forms of what may have been done elsewhere. */
export const current = <Data, Key extends QueryKey>(options: ReadOptions<Data, Key>): PageQuery =>
  custom(({ queryClient }) => readNow(queryClient, options));

/** Queries that the answer of another one leads to. */
export const following = <Data, Key extends QueryKey>(
  options: EnsureQueryDataOptions<Data, DefaultError, Data, Key>,
  next: (data: Data) => readonly PageQuery[],
): PageQuery =>
  custom(async (context) => {
    const data = await ensureData(context.queryClient, options);
    await Promise.all(next(data).map(({ prefetch }) => prefetch(context)));
  });

/** Queries whose code is loaded when they are needed. */
export const imported = (load: () => Promise<readonly PageQuery[]>): PageQuery =>
  custom(async (context) => {
    const queries = await load();
    await Promise.all(queries.map(({ prefetch }) => prefetch(context)));
  });

/** Awaited like a critical query, but failure is allowed. */
export const allowFailure = ({ ensure, prefetch }: PageQuery): PageQuery => ({
  ensure: (context) => ensure(context).catch(noop),
  prefetch,
});

/** Loads the queries of a page. Rejects if a critical one fails. */
export const loadQueries = (
  { critical = [], deferred = [] }: PageQueryLists,
  context: AppContext,
): Promise<unknown> =>
  Promise.all([
    ...critical.map(({ ensure }) => ensure(context)),
    context.waitForOptional(deferred.map(({ prefetch }) => prefetch(context))),
  ]);
