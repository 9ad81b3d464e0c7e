import type { Elements } from '#/lib/content.ts';
import { LoadError } from './load-error.tsx';

/** The fields of a query result that the boundary reads. */
interface BoundaryQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryBoundaryProps<T> {
  query: BoundaryQuery<T>;
  /** Skeleton rendered until the data is loaded, of the final size. */
  loading: Elements;
  children: (data: T) => Elements;
}

/** Renders the loading, error or data state of a query, independently of the rest of the page. */
export function QueryBoundary<T>({ query, loading, children }: QueryBoundaryProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <LoadError error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  return loading;
}
