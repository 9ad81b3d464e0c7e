import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import type { PayType } from '#generated/model/payType.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { PayChoice } from '#/domain/payment/pay-choice.tsx';
import { enabledPayTypes, payTypeOf } from '#/domain/payment/pay-types.ts';
import { PaymentFailure } from '#/domain/payment/payment-failure.tsx';
import { usePayOrder } from '#/domain/payment/use-pay-order.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import * as styles from './pay-order-dialog.module.css';

interface PayOrderDialogProps {
  /** number of the master order */
  orderNo: string;
  /** payment method chosen at checkout; can be changed */
  payType: PayType;
  amount: string;
  open: boolean;
  onClose: () => void;
  /** a payment is starting */
  onBusy: (busy: boolean) => void;
}

/** Chooses a payment method and starts the payment. Stays mounted while a code is scanned. */
export function PayOrderDialog({
  orderNo,
  payType,
  amount,
  open,
  onClose,
  onBusy,
}: PayOrderDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [chosen, setChosen] = useState(payType);
  const methods = usePayMethods();
  const { pay, busy, dialog } = usePayOrder();
  const value = methods.data ? payTypeOf(methods.data, chosen) : null;

  useOnChange(busy, onBusy);

  async function start() {
    if (value && (await pay({ orderNo, payType: value, amount }))) onClose();
  }

  const actions = (
    <>
      <Button kind="line" disabled={busy} onClick={onClose}>
        {t('pay.notYet')}
      </Button>
      <Button kind="primary" busy={busy} disabled={value === null} onClick={() => void start()}>
        {t('pay.payAmount', { amount: money.text(amount) })}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('order.payTitle')}
        guarded={busy}
        actions={actions}
      >
        <div className={styles.root}>
          <QueryBoundary query={methods} loading={<Skeleton height={76} />}>
            {(known) => (
              <PayChoice
                className={styles.choice}
                types={enabledPayTypes(known)}
                value={value}
                amount={amount}
                onChange={setChosen}
              />
            )}
          </QueryBoundary>
          <PaymentFailure orderNo={orderNo} className={styles.failure} />
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
