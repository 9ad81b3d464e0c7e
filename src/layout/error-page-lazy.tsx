import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

// Part of the deferred components: once they are loaded, an error page needs no network.
const ErrorPage = lazyWithRetry(() =>
  import('./error-page.tsx').then(({ ErrorPage: Part }) => Part),
);

export function ErrorPageLazy(props: ErrorPageProps) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<PageSkeleton />}>
      <ErrorPage {...props} />
    </LazyBoundary>
  );
}
