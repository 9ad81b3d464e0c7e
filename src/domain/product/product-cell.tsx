import type { Content } from '#/lib/content.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './product-cell.module.css';

interface ProductCellProps {
  image: string;
  /** address that the picture leads to; the text has the link for the keyboard */
  to?: string;
  /** the product is no longer sold */
  isFaded?: boolean;
  /** may set `--product-cell-gap` and `--product-cell-align` */
  className?: string | undefined;
  children: Content;
}

/** The small picture of a product beside its text. */
export function ProductCell({ image, to, isFaded = false, className, children }: ProductCellProps) {
  const picture = <Picture srcFor={srcFor(image)} alt="" width={80} height={80} />;
  const pictureClass = cx(styles.picture, isFaded && styles.isFaded);
  return (
    <div className={cx(styles.root, className)}>
      {to === undefined ? (
        <span className={pictureClass}>{picture}</span>
      ) : (
        <Link className={pictureClass} to={to} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
