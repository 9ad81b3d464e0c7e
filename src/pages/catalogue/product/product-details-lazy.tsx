import { memo } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ProductDetailsProps } from './product-details.tsx';
import { ProductDetails } from './lazy-components.ts';
// Rendered on the server, so its styles are part of the page.
import '#/domain/review/product-reviews/reviews.css';
import '#/shared/rich-text/rich-text.css';
import '#/ui/chip.css';
import '#/ui/count-badge.css';
import '#/ui/empty.css';
import '#/ui/pagination.css';
import '#/ui/stars.css';
import '#/ui/tabs.css';
import './below.css';

/** Content below the fold: rendered with the page, hydrated later. */
export const ProductDetailsLazy = memo(function ProductDetailsLazy(props: ProductDetailsProps) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<Skeleton height={1200} radius={12} />}>
      <ProductDetails {...props} />
    </LazyBoundary>
  );
});
