import type { ReactNode } from 'react';
import type { CartLine } from '#generated/model/cartLine.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './cart-products.module.css';

interface CartProductsProps {
  line: CartLine;
  /** no longer sold */
  isVoid?: boolean;
  /** rendered before the name */
  tag?: ReactNode;
  children: ReactNode;
}

/** Picture and name of a cart line, linked to the product. */
export function CartProducts({ line, isVoid = false, tag, children }: CartProductsProps) {
  const to = paths.product(line.productId);
  return (
    <div className={cx(styles.root, isVoid && styles.isVoid)}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={80} height={80} />
      </Link>
      <div>
        <div className={styles.title}>
          {tag}
          <Link className={`${styles.name} clip-2`} to={to}>
            {line.storeName}
          </Link>
        </div>
        {children}
      </div>
    </div>
  );
}
