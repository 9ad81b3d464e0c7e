import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useRefundList } from '#generated/client/refund/refund.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import type { ButtonKind, ButtonSize, ButtonLook } from '#/ui/button-look.ts';
import { Button } from '#/ui/button.tsx';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import type { OrderAction } from './order-actions.ts';
import type { OrderPart } from './order-view.ts';
import { confirmReceipt, buyLinesAgain } from './actions.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import type { ProductLine } from './order-line.tsx';

/** More toasts would replace each other. */
const MAX_TOASTS = 3;

interface BuyAgainButtonProps {
  lines: readonly ProductLine[];
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Adds the lines of an order to the cart and opens it. Toasts say what is missing there, and why. */
function BuyAgainButton({ lines, kind = 'line', size }: BuyAgainButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const again = useAction(buyLinesAgain);

  async function run() {
    const outcome = await again.run(lines, t);
    if (!outcome.done) return;
    const { isAdded, texts } = outcome.result;
    const shown =
      texts.length > MAX_TOASTS ? [t('order.notAllAdded', { count: texts.length })] : texts;
    for (const text of shown) showToast(isAdded ? 'info' : 'error', text);
    if (isAdded) await navigate(paths.cart());
  }

  return (
    <Button kind={kind} size={size} busy={again.busy} onClick={() => void run()}>
      {t('order.buyAgain')}
    </Button>
  );
}

interface ConfirmReceiptButtonProps extends ButtonLook {
  /** number of the merchant order */
  orderNo: string;
}

function ConfirmReceiptButton({ orderNo, ...look }: ConfirmReceiptButtonProps) {
  const { t } = useTranslation();
  return (
    <ConfirmedAction
      {...look}
      label={t('order.confirmReceipt')}
      question={t('order.confirmInfo')}
      text={t('order.confirmInfoText')}
      cancelLabel={t('order.notYetReceived')}
      write={confirmReceipt}
      orderNo={orderNo}
      doneText={t('done.operationSU')}
    />
  );
}

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
        <ButtonLink {...look} to={paths.parcel(orderNo)}>
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
