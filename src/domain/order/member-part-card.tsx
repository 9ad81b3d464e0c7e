import { ContactStoreLink } from '#/domain/merchant/contact-store-link.tsx';
import { actionsOf, canDelete, type OrderAction } from './order-actions.ts';
import type { ButtonKind } from '#/ui/button-look.ts';
import { DeleteOrderButton } from './delete-order-button.tsx';
import type { OrderPart } from './order-view.ts';
import { PartAction } from './part-action.tsx';
import { PartCard } from './part-card.tsx';

/** Actions that are on this page already or apply to the whole order. */
const ELSEWHERE: readonly OrderAction[] = ['track', 'pay'];

/** Emphasized actions; the others are plain buttons. */
const KINDS: Partial<Record<OrderAction, ButtonKind>> = {
  confirmReceipt: 'primary',
  writeReview: 'soft',
  viewRefund: 'soft',
};

interface MemberPartCardProps {
  part: OrderPart;
  masterOrderNo: string;
  onDeleted: () => void;
}

/** A merchant's part of an order with the shopper's actions. */
export function MemberPartCard({ part, masterOrderNo, onDeleted }: MemberPartCardProps) {
  const actions = actionsOf(part).filter((action) => !ELSEWHERE.includes(action));
  return (
    <PartCard
      part={part}
      identity={null}
      actions={
        <>
          {canDelete(part) && <DeleteOrderButton orderNo={part.orderNo} onDeleted={onDeleted} />}
          <ContactStoreLink merId={part.merId} kind="ghost" />
          {actions.toReversed().map((action) => (
            <PartAction
              key={action}
              action={action}
              part={part}
              masterOrderNo={masterOrderNo}
              kind={KINDS[action] ?? 'line'}
              size="md"
            />
          ))}
        </>
      }
    />
  );
}
