import { useTranslation } from 'react-i18next';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { optionText } from '#/lib/option-text.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import { OtherMethodButton } from '../other-method-button.tsx';
import * as styles from './order-summary.module.css';

const PICTURE = 48;

/** The order that is being paid. */
export function OrderSummary({ order }: { order: MasterOrderDetail }) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const lines = order.orderList.flatMap(({ orderInfoList }) => orderInfoList);
  return (
    <aside className={`card card--pad ${styles.root}`} aria-labelledby="card-pay-order">
      <h2 id="card-pay-order">{t('checkout.summary')}</h2>
      <dl>
        <div>
          <dt>{t('pay.orderNo')}</dt>
          <dd className="num" translate="no">
            <Link className="link" to={paths.masterOrder(order.orderNo)}>
              {order.orderNo}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('pay.amount')}</dt>
          <dd>
            <Price parts={parts(order.payPrice)} size={24} />
          </dd>
        </div>
      </dl>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
            <div>
              <span className="clip-2">{line.productName}</span>
              <small className="muted">{`${optionText(line.sku)} × ${line.payNum}`}</small>
            </div>
          </li>
        ))}
      </ul>
      {/* Outside the card form, because the button must not submit it. */}
      <OtherMethodButton order={order} />
    </aside>
  );
}
