import { memo } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ProductDetailsProps } from './product-details.tsx';
import { ProductDetails } from './lazy-components.ts';
// Rendered on the server, so its styles are part of the page.
import '#/domain/review/product-reviews/reviews.module.css';
import '#/shared/rich-text/rich-text.module.css';
import '#/ui/chip.module.css';
import '#/ui/count-badge.module.css';
import '#/ui/empty.module.css';
import '#/ui/pagination.module.css';
import '#/ui/stars.module.css';
import '#/ui/tabs.module.css';
import './below.module.css';

/** Content below the fold: rendered with the page, hydrated later. */
export const ProductDetailsLazy = memo(function ProductDetailsLazy(props: ProductDetailsProps) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<Skeleton height={1200} radius={12} />}>
      <ProductDetails {...props} />
    </LazyBoundary>
  );
});
