import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Content } from '#/lib/content.ts';
import { useAction } from '#/session/use-action.ts';
import type { Write } from '#/session/write.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonLook } from '#/ui/button-look.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

interface ConfirmedActionProps extends ButtonLook {
  /** label of the button; without `children` its accessible name */
  label: string;
  question: string;
  text?: string;
  cancelLabel?: string;
  /** the action is irreversible */
  danger?: boolean;
  write: Write<[orderNo: string]>;
  orderNo: string;
  /** toast after success */
  doneText: string;
  /** Called when the button may be removed; moves focus. */
  onDone?: () => void;
  children?: Content;
}

/** Button with a confirmation dialog. Signs in first if the session has expired. */
export function ConfirmedAction({
  label,
  question,
  text,
  cancelLabel,
  danger,
  write,
  orderNo,
  doneText,
  onDone,
  children = label,
  ...look
}: ConfirmedActionProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);

  const action = useAction(write);

  async function confirm() {
    const { done } = await action.run(orderNo);
    // Closed first: closing the dialog restores focus to the button.
    flushSync(() => setIsOpen(false));
    if (!done) return;
    showToast('ok', doneText);
    onDone?.();
  }

  return (
    <>
      <Button
        {...look}
        aria-label={children === label ? undefined : label}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={cancelLabel ?? t('common.cancel')}
        danger={danger}
        busy={action.busy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
