import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { paths } from '#/lib/paths.ts';
import type { ButtonKind } from '#/ui/button-look.ts';
import { Link } from '#/ui/link.tsx';
import { toMinor } from '#/lib/money.ts';
import { DeleteOrderButton } from './delete-order-button.tsx';
import { actionsOf, canDelete, type OrderAction } from './order-actions.ts';
import { OrderCard } from './order-card.tsx';
import { stateOf } from './order-state.ts';
import { partOf } from './order-view.ts';
import { PartAction } from './part-action.tsx';

/** States whether delivery is included in the total. */
function DeliveryHint({ postage }: { postage: string }) {
  const { t } = useTranslation();
  return (
    <span>{toMinor(postage) === 0 ? t('checkout.freeDelivery') : t('order.deliveryIncluded')}</span>
  );
}

/** Maximum number of actions on a card. */
const MOST_ACTIONS = 3;

/** The first action is emphasized only if it is the next step of the order. */
const KINDS: Partial<Record<OrderAction, ButtonKind>> = {
  pay: 'primary',
  confirmReceipt: 'soft',
  writeReview: 'soft',
  viewRefund: 'soft',
};

interface MerchantCardProps {
  order: MerchantOrderListItem;
  /** moves focus after this card is removed */
  onDeleted: () => void;
}

/** A merchant order in a list. */
export function MerchantOrderCard({ order, onDeleted }: MerchantCardProps) {
  const part = partOf(order);
  return (
    <OrderCard
      orderNo={order.orderNo}
      href={paths.order(order.orderNo)}
      createTime={order.createTime}
      stores={
        <>
          <StoreAvatar merId={order.merId} name={order.merName} />
          <Link to={paths.store(order.merId)}>{order.merName}</Link>
        </>
      }
      tail={
        canDelete(order) && (
          <DeleteOrderButton orderNo={order.orderNo} iconOnly onDeleted={onDeleted} />
        )
      }
      lines={order.orderInfoList}
      pieces={order.totalNum}
      total={order.payPrice}
      hint={<DeliveryHint postage={order.payPostage} />}
      state={stateOf(order)}
      actions={actionsOf(part)
        .slice(0, MOST_ACTIONS)
        .map((action, place) => (
          <PartAction
            key={action}
            action={action}
            part={part}
            masterOrderNo={order.masterOrderNo}
            kind={place === 0 ? (KINDS[action] ?? 'line') : 'line'}
            size="sm"
          />
        ))}
    />
  );
}
