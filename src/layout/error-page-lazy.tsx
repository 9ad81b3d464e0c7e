import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

// Part of the deferred components: once they are loaded, an error page needs no network.
const ErrorPage = lazyPart(() => import('./error-page.tsx'), 'ErrorPage');

export function ErrorPageLazy(props: ErrorPageProps) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<PageSkeleton />}>
      <ErrorPage {...props} />
    </LazyBoundary>
  );
}
