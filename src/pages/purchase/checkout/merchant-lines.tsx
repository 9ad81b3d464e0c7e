import { useTranslation } from 'react-i18next';
import type { PreMerchantOrder } from '#generated/model/preMerchantOrder.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { shopName } from '#/config/shop.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { useStoreFacts } from '#/domain/merchant/use-store-facts.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Tag } from '#/ui/tag.tsx';
import { Amount } from '#/shared/shop/amount.tsx';
import { CheckoutLine } from './checkout-line.tsx';
import * as styles from './merchant-lines.module.css';

/** Postage is a fixed amount per piece. */
const postageOf = ({ orderInfoList }: PreMerchantOrder) =>
  orderInfoList.reduce((sum, { postage, payNum }) => sum + toMinor(postage) * payNum, 0);

interface MerchantLinesProps {
  order: PreMerchantOrder;
  problems: readonly LineProblem[];
}

/** The items of one merchant and their delivery fee. */
export function MerchantLines({ order, problems }: MerchantLinesProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const postage = postageOf(order);
  const { data: store } = useStoreFacts(order.merId);
  return (
    <div className={styles.root}>
      {/* Opens in a new tab, so that the checkout keeps its state. */}
      <div className={`row ${styles.store}`}>
        <StoreAvatar merId={order.merId} name={order.merName} />
        <h3 className={styles.name}>
          <Link to={paths.store(order.merId)} target="_blank">
            <span>{order.merName}</span>
            <span className="sr">{` (${t('a11y.newTab')})`}</span>
          </Link>
        </h3>
        {store?.isSelf && <Tag tone="red">{t('store.selfSupport', { shop })}</Tag>}
      </div>
      <ul>
        {order.orderInfoList.map((line) => (
          <CheckoutLine
            key={`${line.productId}.${line.attrValueId}`}
            line={line}
            problem={problems.find(({ key }) => key === line.attrValueId)}
          />
        ))}
      </ul>
      <p className={styles.freight}>
        <span className="muted">{t('checkout.freight')}</span>
        {postage === 0 ? (
          <b className={styles.free}>{t('checkout.freeDelivery')}</b>
        ) : (
          <b className="num">
            <Amount of={postage} />
          </b>
        )}
      </p>
    </div>
  );
}
