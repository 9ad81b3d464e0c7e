import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../features/part/lazy-part.tsx';
import { Later } from '../../features/part/later.tsx';
import { showToast } from '../../features/toasts/store.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-look.ts';
import type { PayOrderDialog as Dialog } from './pay-order-dialog.tsx';

// Payment code is loaded when somebody pays.
const PayOrderDialog = lazyPart(() =>
  import('./pay-order-dialog.tsx').then(({ PayOrderDialog: Part }) => Part),
);

type PayOrderButtonProps = Pick<ComponentProps<typeof Dialog>, 'orderNo' | 'payType' | 'amount'> & {
  size?: ButtonSize;
};

export function PayOrderButton({ size, ...order }: PayOrderButtonProps) {
  const { t } = useTranslation();
  const [isMounted, setMounted] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  function ask() {
    setMounted(true);
    setOpen(true);
  }

  function fail() {
    setMounted(false);
    setOpen(false);
    showToast('error', t('error.network'));
  }

  return (
    <>
      <Button kind="primary" size={size} busy={busy && !open} onClick={ask}>
        {t('pay.payNow')}
      </Button>
      {isMounted && (
        <Later onFailed={fail}>
          <PayOrderDialog {...order} open={open} onClose={() => setOpen(false)} onBusy={setBusy} />
        </Later>
      )}
    </>
  );
}
