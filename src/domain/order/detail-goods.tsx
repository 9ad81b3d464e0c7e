import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { GoodsLine } from './goods-line.ts';
import { OrderLineRow } from './order-line.tsx';

export interface GoodsGroup {
  /** number of the store's order */
  key: string;
  merId: number;
  store: string;
  lines: readonly GoodsLine[];
  /** its own state, and a way to it */
  tail?: ReactNode;
}

/** The goods of an order, store by store. */
export function DetailGoods({ groups }: { groups: readonly GoodsGroup[] }) {
  const { t } = useTranslation();
  return (
    <section className="card card--pad order-goods">
      <h2 className="order-detail__head">{t('order.goods')}</h2>
      {groups.map((group) => (
        <div key={group.key} className="order-goods__group">
          <div className="spread order-goods__store">
            <h3 className="row">
              <Icon as={Store} size={16} />
              <Link to={paths.store(group.merId)}>{group.store}</Link>
            </h3>
            {group.tail && <div className="row order-goods__tail">{group.tail}</div>}
          </div>
          <ul>
            {group.lines.map((line) => (
              <OrderLineRow key={line.attrValueId} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
