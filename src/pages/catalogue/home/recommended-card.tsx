import { memo } from 'react';
import type { ProductCard as ProductCardData } from '#generated/model/productCard.ts';
import { ProductCard } from '#/domain/product/product-card.tsx';

/** Memoized, so that more cards do not re-render the others: the list may hold a thousand. */
export const RecommendedCard = memo(function RecommendedCard({
  product,
}: {
  product: ProductCardData;
}) {
  return (
    <li>
      <ProductCard product={product} />
    </li>
  );
});
