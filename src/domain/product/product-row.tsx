import type { ElementProps } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { type CardProduct, ProductCard } from './product-card.tsx';
import * as styles from './product-row.module.css';

interface ProductRowProps extends Omit<ElementProps<'ul'>, 'children'> {
  products: readonly CardProduct[];
}

/** Product cards in a row that scrolls sideways. The class sets the number of columns, snapping and the scroll bar. */
export function ProductRow({ products, className, ...rest }: ProductRowProps) {
  return (
    <ul {...rest} className={cx('scroller', styles.root, className)}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
