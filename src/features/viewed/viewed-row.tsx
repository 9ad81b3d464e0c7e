import { memo } from 'react';
import { lazyWithRetry } from '../part/lazy-with-retry.tsx';
import { LazyBoundary } from '../part/lazy-boundary.tsx';

const RecentlyViewed = lazyWithRetry(() =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed: Part }) => Part),
);

/** What was looked at, in a browser that has it; its code is no part of the page's. */
export const ViewedRow = memo(({ except }: { except?: number }) => (
  <LazyBoundary>
    <RecentlyViewed {...(except === undefined ? {} : { except })} />
  </LazyBoundary>
));
