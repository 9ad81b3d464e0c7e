import { useOrderDetail } from '#generated/client/order/order.ts';
import { isGone } from '#/api/error-class.ts';
import { ContactStoreLink } from '#/domain/merchant/contact-store-link.tsx';
import { actionsOf, canDelete, type OrderAction } from './order-actions.ts';
import type { ButtonKind } from '#/ui/button-look.ts';
import { DeleteOrderButton } from './delete-order-button.tsx';
import type { OrderPart } from './order-view.ts';
import { PartAction } from './part-action.tsx';
import { PartCard } from './part-card.tsx';
import * as styles from './member-part-card.module.css';

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
  /** the data contains parts that the shopper has deleted */
  mayBeDeleted: boolean;
  /** on phones its main action is fixed to the lower edge */
  isNext: boolean;
  onDeleted: () => void;
}

/** A merchant's part of an order with the shopper's actions. */
export function MemberPartCard({
  part,
  masterOrderNo,
  mayBeDeleted,
  isNext,
  onDeleted,
}: MemberPartCardProps) {
  const { error } = useOrderDetail(part.orderNo, {
    query: { enabled: mayBeDeleted && canDelete(part), retryOnMount: false },
  });
  if (error && isGone(error)) return <PartCard part={part} identity={null} isDeleted />;
  const actions = actionsOf(part).filter((action) => !ELSEWHERE.includes(action));
  const main = isNext && actions.find((action) => action !== 'requestRefund');
  const buttonOf = (action: OrderAction) => (
    <PartAction
      key={action}
      action={action}
      part={part}
      masterOrderNo={masterOrderNo}
      kind={KINDS[action] ?? 'line'}
      size="md"
    />
  );
  return (
    <PartCard
      part={part}
      identity={null}
      actions={
        <>
          {canDelete(part) && <DeleteOrderButton orderNo={part.orderNo} onDeleted={onDeleted} />}
          <span className={main ? styles.footContact : undefined}>
            <ContactStoreLink merId={part.merId} kind="ghost" />
          </span>
          {actions.toReversed().map((action) =>
            action === main ? (
              <div key={action} className={`bottom-bar ${styles.bar}`}>
                <span className={styles.barContact}>
                  <ContactStoreLink merId={part.merId} />
                </span>
                {buttonOf(action)}
              </div>
            ) : (
              buttonOf(action)
            ),
          )}
        </>
      }
    />
  );
}
