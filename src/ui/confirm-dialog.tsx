import type { Content } from '#/lib/content.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: Content;
  text?: Content;
  confirmLabel: string;
  cancelLabel: string;
  /** the action deletes something */
  danger?: boolean | undefined;
  /** the action is pending; the dialog cannot be closed meanwhile */
  busy?: boolean | undefined;
  onConfirm: (press: { detail: number }) => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button kind="line" disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      guarded={busy}
      actions={actions}
    >
      {text && <p>{text}</p>}
    </Dialog>
  );
}
