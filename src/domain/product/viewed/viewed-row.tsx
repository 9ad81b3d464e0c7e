import { memo } from 'react';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx'), 'RecentlyViewed');

/** Lazily loaded row of recently viewed products. */
export const ViewedRow = memo(({ except }: { except?: number }) => (
  <LazyBoundary>
    <RecentlyViewed {...(except === undefined ? {} : { except })} />
  </LazyBoundary>
));
