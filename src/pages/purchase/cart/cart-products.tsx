import type { CartLine } from '#generated/model/cartLine.ts';
import type { Elements } from '#/lib/content.ts';
import { ProductCell } from '#/domain/product/product-cell.tsx';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { lineNameId } from './line-element.ts';
import * as styles from './cart-products.module.css';

interface CartProductsProps {
  line: CartLine;
  /** no longer sold */
  isVoid?: boolean;
  /** rendered before the name */
  tag?: Elements;
  children: Elements;
}

/** Picture and name of a cart line, linked to the product. */
export function CartProducts({ line, isVoid = false, tag, children }: CartProductsProps) {
  const to = paths.product(line.productId);
  return (
    <ProductCell
      className={cx(styles.root, isVoid && styles.isVoid)}
      image={line.image}
      to={to}
      isFaded={isVoid}
    >
      <div className={styles.title}>
        {tag}
        <Link id={lineNameId(line.id)} className={`${styles.name} clip-2`} to={to}>
          {line.storeName}
        </Link>
      </div>
      {children}
    </ProductCell>
  );
}
