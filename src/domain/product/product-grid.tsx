import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { ProductCard, type CardProduct } from './product-card.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly CardProduct[];
  columns: 4 | 5;
  /** number of pictures in the first viewport */
  priority?: number | undefined;
  /** width of a card, if not the default */
  width?: number | undefined;
  className?: string | undefined;
}

/** Rows of the first render; the others are below the fold. */
const UPPER_ROWS = 1;

export function ProductGrid({
  products,
  columns,
  priority = 0,
  width,
  className,
}: ProductGridProps) {
  const isBelowFoldReady = useBelowFold();
  const rendered = isBelowFoldReady ? products : products.slice(0, UPPER_ROWS * columns);
  return (
    <ul className={cx(styles.root, 'grid', `grid--${columns}`, className)}>
      {rendered.map((item, index) => (
        <li key={item.id}>
          <ProductCard product={item} priority={index < priority} width={width} />
        </li>
      ))}
    </ul>
  );
}
