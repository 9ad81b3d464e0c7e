import type { ReactNode } from 'react';
import { PartFailed } from './part-failed.tsx';

/** What of a query a part needs to know. */
interface PartQuery<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface PartProps<T> {
  query: PartQuery<T>;
  /** Stands in until the data is there, as large as what will come. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the page that may be late or fail without harm to the others. */
export function Part<T>({ query, loading, children }: PartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return <PartFailed busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return loading;
}
