import type { MerchantOrderListItem } from '../../../generated/model/merchantOrderListItem.ts';
import { StoreAvatar } from '../../features/stores/store-avatar.tsx';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { DeleteOrderButton } from './delete-order-button.tsx';
import { DeliveryHint } from './delivery-hint.tsx';
import { actionsOf, canDelete } from './order-actions.ts';
import { OrderCard } from './order-card.tsx';
import { stateOf } from './order-state.ts';
import { partOf } from './order-view.ts';
import { PartAction } from './part-action.tsx';

/** A card has room for three actions. */
const MOST_ACTIONS = 3;

interface MerchantCardProps {
  order: MerchantOrderListItem;
  /** where focus goes when this card is gone */
  onDeleted: () => void;
}

/** One store's order in a list. */
export function MerchantCard({ order, onDeleted }: MerchantCardProps) {
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
            kind={place === 0 ? mainKind(action) : 'line'}
            size="sm"
          />
        ))}
    />
  );
}

/** Buying again is an offer, never the next step of an order. */
function mainKind(action: string) {
  if (action === 'pay') return 'primary';
  return action === 'buyAgain' || action === 'requestRefund' ? 'line' : 'soft';
}
