import { memo } from 'react';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';

const RecentlyViewed = lazyWithRetry(() =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed: Part }) => Part),
);

/** Lazily loaded row of recently viewed products. */
export const ViewedRow = memo(({ except }: { except?: number }) => (
  <LazyBoundary>
    <RecentlyViewed {...(except === undefined ? {} : { except })} />
  </LazyBoundary>
));
