import type {
  DefaultError,
  EnsureQueryDataOptions,
  FetchInfiniteQueryOptions,
  QueryKey,
} from '@tanstack/react-query';
import { noop } from '#/lib/noop.ts';
import type { AppContext, PageQuery } from './types.ts';

export interface PageQueryLists {
  /** The page needs them: a failure shows the error page. */
  critical?: readonly PageQuery[];
  /** The page renders without them: late or failed ones show at their place. */
  deferred?: readonly PageQuery[];
}

export interface PageInput<Search, Params> {
  search: Search;
  /** parameters of the path */
  params: Params;
  context: AppContext;
}

/** Lists the queries of a page; the default export of its `queries.ts`. */
export type PageQueries<Search = unknown, Params = unknown> = (
  input: PageInput<Search, Params>,
) => PageQueryLists;

export const query = <
  Data,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
>(
  options: EnsureQueryDataOptions<Data, Failure, Selected, Key>,
): PageQuery => ({
  ensure: ({ queryClient }) => queryClient.ensureQueryData(options),
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
