import { memo } from 'react';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import { MoreOfCategory, Suggestions } from './lazy-components.ts';
import * as styles from './related-products.module.css';

const LIMIT = 5;

interface RelatedProductsProps {
  productId: number;
  /** undefined if unknown */
  category: CategoryNode | undefined;
}

/** Other products, loaded when the section comes near the viewport. */
export const RelatedProducts = memo(function RelatedProducts({
  productId,
  category,
}: RelatedProductsProps) {
  const [near, place] = useNear();
  const common = { limit: LIMIT, without: [productId] };
  return (
    <div ref={place} id="alike" className={styles.root}>
      {near && (
        <LazyBoundary>
          {category ? (
            <MoreOfCategory {...common} category={category} />
          ) : (
            <Suggestions {...common} />
          )}
        </LazyBoundary>
      )}
    </div>
  );
});
