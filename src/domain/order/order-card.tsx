import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { Link } from '#/ui/link.tsx';
import { Price } from '#/ui/price.tsx';
import { StateTag } from '#/ui/tag.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import { CardColumns } from './card-columns.tsx';
import { type ProductLine, OrderLineRow } from './order-line.tsx';
import { ORDER_STATES, type OrderState } from './order-state.ts';
import * as styles from './order-card.module.css';

interface OrderCardProps {
  orderNo: string;
  /** path of the order page */
  href: string;
  /** undefined if the backend does not provide it */
  createTime?: string;
  stores: Elements;
  /** at the end of the header */
  tail?: Elements;
  lines: readonly ProductLine[];
  pieces: number;
  total: string;
  /** a line below the total */
  hint: Elements;
  state: OrderState;
  actions: Elements;
}

/** An order in a list: items, total, state and actions. */
export function OrderCard({
  orderNo,
  href,
  createTime,
  stores,
  tail,
  lines,
  pieces,
  total,
  hint,
  state,
  actions,
}: OrderCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const headId = useId();
  const { tone, label } = ORDER_STATES[state];
  return (
    <article className={`card ${styles.root}`} aria-labelledby={headId}>
      <ItemName value={headId}>
        <header className={styles.head}>
          <Stamp of={createTime} />
          <h2 id={headId} className={`${styles.no} num`}>
            <Link to={href}>{t('order.number', { no: orderNo })}</Link>
          </h2>
          <span className={`${styles.stores} row`}>{stores}</span>
          {tail}
        </header>
        <CardColumns
          lines={
            <ul>
              {lines.map((line) => (
                <OrderLineRow key={line.attrValueId} line={line} />
              ))}
            </ul>
          }
          sum={
            <>
              <small className="muted">{t('order.itemsTotal', { count: pieces })}</small>
              <Price parts={money.parts(total)} size={20} tone="ink" />
              <small className="muted">{hint}</small>
            </>
          }
          state={<StateTag tone={tone}>{label(t)}</StateTag>}
          actions={actions}
        />
      </ItemName>
    </article>
  );
}
