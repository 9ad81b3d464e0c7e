import { memo } from 'react';
import { Later } from '../../features/part/later.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BelowProps } from './below.tsx';
import { Below } from './parts.ts';
// The server draws it, so its looks come with the page.
import '../../features/reviews/reviews.css';
import '../../features/rich-text/rich-text.css';
import '../../ui/chip.css';
import '../../ui/count-badge.css';
import '../../ui/empty.css';
import '../../ui/pagination.css';
import '../../ui/stars.css';
import '../../ui/tabs.css';
import './below.css';

/** What is below the first screen: shown with the page, alive a moment later. */
export const BelowLater = memo(function BelowLater(props: BelowProps) {
  return (
    <Later served missed fallback={<Skeleton height={1200} radius={12} />}>
      <Below {...props} />
    </Later>
  );
});
