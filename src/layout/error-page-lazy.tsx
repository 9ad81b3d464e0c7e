import type { ComponentProps } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

// Part of the deferred components: once they are loaded, an error page needs no network.
const ErrorPage = lazyPart(() => import('./error-page.tsx'), 'ErrorPage');

export function ErrorPageLazy(props: ComponentProps<typeof ErrorPage>) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<PageSkeleton />}>
      <ErrorPage {...props} />
    </LazyBoundary>
  );
}
