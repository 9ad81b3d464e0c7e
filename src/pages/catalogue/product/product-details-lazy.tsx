import { memo } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ProductDetailsProps } from './product-details.tsx';
import { ProductDetails } from './lazy-components.ts';

/** Content below the fold: rendered with the page, hydrated later. */
export const ProductDetailsLazy = memo(function ProductDetailsLazy(props: ProductDetailsProps) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<Skeleton height={1200} radius={12} />}>
      <ProductDetails {...props} />
    </LazyBoundary>
  );
});
