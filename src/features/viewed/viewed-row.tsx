import { lazy, memo } from 'react';
import { Later } from '../part/later.tsx';

const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').then(({ RecentlyViewed: Row }) => ({ default: Row })));

/** What was looked at, in a browser that has it; its code is no part of the page's. */
export const ViewedRow = memo(({ except }: { except?: number }) => (
  <Later>
    <RecentlyViewed {...(except === undefined ? {} : { except })} />
  </Later>
));
