import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Button } from '#/ui/button.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import type { PayOrderDialog as Dialog } from './pay-order-dialog.tsx';

// Payment code is loaded on demand.
const PayOrderDialog = lazyPart(() => import('./pay-order-dialog.tsx'), 'PayOrderDialog');

type PayOrderButtonProps = Pick<ComponentProps<typeof Dialog>, 'orderNo' | 'payType' | 'amount'> & {
  size?: ButtonSize;
  kind?: ButtonKind;
  /** label; "Pay now" by default */
  text?: string;
};

export function PayOrderButton({ size, kind = 'primary', text, ...order }: PayOrderButtonProps) {
  const { t } = useTranslation();
  const [isMounted, setMounted] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  function openDialog() {
    setMounted(true);
    setOpen(true);
  }

  function onDialogFailed() {
    setMounted(false);
    setOpen(false);
  }

  return (
    <>
      <Button kind={kind} size={size} busy={busy && !open} onClick={openDialog}>
        {text ?? t('pay.payNow')}
      </Button>
      {isMounted && (
        <LazyBoundary onFailed={onDialogFailed}>
          <PayOrderDialog {...order} open={open} onClose={() => setOpen(false)} onBusy={setBusy} />
        </LazyBoundary>
      )}
    </>
  );
}
