import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Elements } from '#/lib/content.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { QueryBoundary } from './query-boundary.tsx';

interface ListBoundaryProps<Data, Failure, Selected, Key extends QueryKey> {
  /** query of the list; the page's `queries.ts` loads it with `allowFailure` */
  options: UseQueryOptions<Data, Failure, Selected, Key>;
  /** reads the query with a suspense hook */
  children: Elements;
}

/** The list of a tab. If it cannot be loaded, the tabs stay, with an error and a retry button in its place. */
export function ListBoundary<
  Data,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
>({ options, children }: ListBoundaryProps<Data, Failure, Selected, Key>) {
  // The page has just tried. Without a response, it is tried again once the browser is online or has the focus.
  const query = useQuery({ ...options, retryOnMount: false, refetchOnReconnect: true });
  return (
    <QueryBoundary query={query} loading={<Skeleton height={480} radius={12} />}>
      {() => children}
    </QueryBoundary>
  );
}
