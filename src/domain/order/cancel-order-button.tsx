import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOrderCancel } from '../../../generated/client/order/order.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-look.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../features/toasts/store.ts';

interface CancelOrderButtonProps {
  /** number of the master order */
  orderNo: string;
  size?: ButtonSize;
  /** This button may be gone soon: the place to move focus from it. */
  onCancelled: () => void;
}

export function CancelOrderButton({ orderNo, size, onCancelled }: CancelOrderButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useOrderCancel();

  function cancel() {
    mutate(
      { orderNo },
      {
        onSuccess: () => {
          // Closed at once: the dialog hands focus back before it is taken elsewhere.
          flushSync(() => setAsking(false));
          showToast('ok', t('done.calSU'));
          onCancelled();
        },
        onError: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button kind="line" size={size} onClick={() => setAsking(true)}>
        {t('order.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('order.confirmCancel')}
        confirmLabel={t('order.cancel')}
        cancelLabel={t('order.keep')}
        danger
        busy={isPending}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
