import { type ProductLine, OrderLineRow } from '#/domain/order/order-line.tsx';
import * as styles from './refund-lines.module.css';

/** The items of a refund. */
export function RefundLines({ lines }: { lines: readonly ProductLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <OrderLineRow key={`${line.attrValueId}.${index}`} line={line} />
      ))}
    </ul>
  );
}
