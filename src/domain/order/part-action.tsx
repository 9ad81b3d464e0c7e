import { useTranslation } from 'react-i18next';
import { useRefundList } from '#generated/client/refund/refund.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { ConfirmReceiptButton } from './confirm-receipt-button.tsx';
import type { OrderAction } from './order-actions.ts';
import type { OrderPart } from './order-view.ts';

interface PartActionProps {
  action: OrderAction;
  part: OrderPart;
  masterOrderNo: string;
  kind: ButtonKind;
  size: ButtonSize;
}

/** Button of one action on a merchant order. */
export function PartAction({ action, part, masterOrderNo, kind, size }: PartActionProps) {
  const { t } = useTranslation();
  const { orderNo } = part;
  const look = { kind, size };
  switch (action) {
    case 'pay':
      return (
        <ButtonLink {...look} to={paths.masterOrder(masterOrderNo)}>
          {t('pay.payNow')}
        </ButtonLink>
      );
    case 'confirmReceipt':
      return <ConfirmReceiptButton {...look} orderNo={orderNo} />;
    case 'track':
      return (
        <ButtonLink {...look} to={paths.order(orderNo)}>
          {t('logistics.view')}
        </ButtonLink>
      );
    case 'requestRefund':
      return (
        <ButtonLink {...look} to={paths.refundRequest(orderNo)}>
          {t('refund.request')}
        </ButtonLink>
      );
    case 'viewRefund':
      return <ViewRefundLink {...look} orderNo={orderNo} />;
    case 'writeReview':
      return (
        <ButtonLink {...look} to={paths.writeReview(orderNo)}>
          {t('order.writeReview')}
        </ButtonLink>
      );
    case 'buyAgain':
      return <BuyAgainButton {...look} lines={part.lines} />;
  }
}

/** The refund is searched among the newest; an older one is found in the refund list. */
const RECENT_REFUNDS = 50;

function ViewRefundLink({
  orderNo,
  ...look
}: {
  orderNo: string;
  kind: ButtonKind;
  size: ButtonSize;
}) {
  const { t } = useTranslation();
  const { data } = useRefundList({ page: 1, limit: RECENT_REFUNDS });
  const refund = data?.list.find(({ merOrderNo }) => merOrderNo === orderNo);
  return (
    <ButtonLink {...look} to={refund ? paths.refund(refund.refundOrderNo) : paths.refunds()}>
      {t('order.viewRefund')}
    </ButtonLink>
  );
}
