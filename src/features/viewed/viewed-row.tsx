import { memo } from 'react';
import { lazyPart } from '../part/lazy-part.tsx';
import { Later } from '../part/later.tsx';

const RecentlyViewed = lazyPart(() =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed: Part }) => Part),
);

/** What was looked at, in a browser that has it; its code is no part of the page's. */
export const ViewedRow = memo(({ except }: { except?: number }) => (
  <Later>
    <RecentlyViewed {...(except === undefined ? {} : { except })} />
  </Later>
));
