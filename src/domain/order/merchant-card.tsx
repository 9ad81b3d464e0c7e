import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MerchantOrderListItem } from '../../../generated/model/merchantOrderListItem.ts';
import { toMinor } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { OrderCard } from './order-card.tsx';
import { stateOf } from './order-state.ts';

/** One store's order after payment. */
export function MerchantCard({ order }: { order: MerchantOrderListItem }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <ButtonLink kind="soft" size="sm" to={paths.order(order.orderNo)}>
        {t('order.view')}
      </ButtonLink>
      <BuyAgainButton lines={order.orderInfoList} size="sm" />
    </>
  );
  return (
    <OrderCard
      orderNo={order.orderNo}
      createTime={order.createTime}
      stores={
        <>
          <Icon as={Store} size={16} />
          <Link to={paths.store(order.merId)}>{order.merName}</Link>
        </>
      }
      lines={order.orderInfoList}
      pieces={order.totalNum}
      total={order.payPrice}
      hint={
        toMinor(order.payPostage) > 0 ? t('order.deliveryIncluded') : t('checkout.freeDelivery')
      }
      state={stateOf(order)}
      actions={actions}
    />
  );
}
