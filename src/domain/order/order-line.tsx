import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { optionText } from '#/backend/option-text.ts';
import { Amount } from '#/shared/shop/money.tsx';
import * as styles from './order-line.module.css';
import type { OrderLine } from '#generated/model/orderLine.ts';

/** Common fields of an order line before and after payment. */
export type ProductLine = Pick<
  OrderLine,
  'productId' | 'productName' | 'image' | 'attrValueId' | 'sku' | 'price' | 'payNum'
>;

/** A line of an order: picture, name, option, unit price and quantity. */
export function OrderLineRow({ line }: { line: ProductLine }) {
  const option = optionText(line.sku);
  const href = paths.product(line.productId);
  return (
    <li className={styles.line}>
      <Link className={`${styles.linePic} ${styles.linePicSm}`} to={href} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={64} height={64} />
      </Link>
      <div className={styles.goods}>
        <Link className={`${styles.lineName} clip-2`} to={href}>
          {line.productName}
        </Link>
        {option && <div className={styles.lineSpec}>{option}</div>}
      </div>
      <div className={`${styles.unit} num`}>
        <Amount of={line.price} />
        <small>{`× ${line.payNum}`}</small>
      </div>
    </li>
  );
}
