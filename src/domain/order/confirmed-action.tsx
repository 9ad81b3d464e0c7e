import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/error.ts';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ConfirmedActionProps extends ButtonLook {
  /** seen on the button and, without `children`, read out instead of it */
  label: string;
  question: string;
  text?: string;
  cancelLabel?: string;
  /** the action takes something away for good */
  danger?: boolean;
  /** sends the call; its failure shows a toast by itself */
  run: () => Promise<unknown>;
  /** toast after success */
  doneText: string;
  /** The button may be gone after this: the place to move focus from it. */
  onDone?: () => void;
  children?: ReactNode;
}

/** A button that asks first. A session that ends meanwhile is resumed by signing in. */
export function ConfirmedAction({
  label,
  question,
  text,
  cancelLabel,
  danger,
  run,
  doneText,
  onDone,
  children = label,
  ...look
}: ConfirmedActionProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      const sent = await withSignIn(async () => {
        await run();
        return true;
      });
      // Closed before focus moves on: the dialog hands focus back to the button.
      flushSync(() => setAsking(false));
      if (!sent) return;
      showToast('ok', doneText);
      onDone?.();
    } catch (error) {
      setAsking(false);
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        {...look}
        aria-label={children === label ? undefined : label}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={cancelLabel ?? t('common.cancel')}
        danger={danger}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
