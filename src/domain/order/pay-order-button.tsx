import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayMethods } from '../../../generated/client/pay/pay.ts';
import type { PayType } from '../../../generated/model/payType.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-look.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Part } from '../../features/part/part.tsx';
import { PayChoice } from '../../features/payment/pay-choice.tsx';
import { enabledPayTypes, payTypeOf } from '../../features/payment/pay-types.ts';
import { usePayOrder } from '../../features/payment/use-pay-order.tsx';
import { useMoney } from '../../features/shop/money.tsx';
import './pay-order-button.css';

interface PayOrderButtonProps {
  /** number of the master order */
  orderNo: string;
  /** how it was to be paid when it was placed; another way may be taken */
  payType: PayType;
  amount: string;
  size?: ButtonSize;
}

export function PayOrderButton({ orderNo, payType, amount, size }: PayOrderButtonProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(payType);
  const methods = usePayMethods({ query: { enabled: open } });
  const { pay, busy, dialog } = usePayOrder();
  const value = methods.data ? payTypeOf(methods.data, chosen) : null;

  async function start() {
    if (value && (await pay({ orderNo, payType: value }))) setOpen(false);
  }

  const actions = (
    <>
      <Button kind="line" disabled={busy} onClick={() => setOpen(false)}>
        {t('pay.notYet')}
      </Button>
      <Button kind="primary" busy={busy} disabled={value === null} onClick={() => void start()}>
        {t('pay.payAmount', { amount: money.text(amount) })}
      </Button>
    </>
  );
  return (
    <>
      <Button kind="primary" size={size} busy={busy && !open} onClick={() => setOpen(true)}>
        {t('pay.payNow')}
      </Button>
      <Dialog
        className="pay-order"
        open={open}
        onClose={() => setOpen(false)}
        title={t('order.payTitle')}
        guarded={busy}
        actions={actions}
      >
        <Part query={methods} loading={<Skeleton height={76} />}>
          {(known) => (
            <PayChoice types={enabledPayTypes(known)} value={value} onChange={setChosen} />
          )}
        </Part>
      </Dialog>
      {dialog}
    </>
  );
}
