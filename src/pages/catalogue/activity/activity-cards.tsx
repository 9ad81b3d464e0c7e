import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import { ProductGrid } from '#/domain/product/product-grid.tsx';

export interface LayoutProps {
  products: readonly ActivityProduct[];
  /** the first page of the list */
  first: boolean;
  className?: string | undefined;
}

const FIRST_ROW = 5;

/** Type 1: cards. */
export function ActivityCards({ products, first, className }: LayoutProps) {
  const cards = products.map(({ proId, ...card }) => ({ id: proId, ...card }));
  return (
    <ProductGrid
      className={className}
      products={cards}
      columns={5}
      priority={first ? FIRST_ROW : 0}
    />
  );
}
