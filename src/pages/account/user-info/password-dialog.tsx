import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Dialog } from '#/ui/dialog.tsx';
import type { CodeTarget } from './code-target.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  target: CodeTarget;
  onClose: () => void;
}

/** The password form in a dialog. A click outside closes it only while the form is empty. */
export default function PasswordDialog({ target, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      guarded={dirty}
      title={t('account.changePassword')}
      closeLabel={t('common.close')}
    >
      <PasswordForm target={target} onDone={onClose} onDirty={setDirty} />
    </Dialog>
  );
}
