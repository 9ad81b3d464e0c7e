import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import type { Reach } from './own-way.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  reach: Reach;
  onClose: () => void;
}

/** The password form in a dialog. A click outside closes it only while the form is empty. */
export default function PasswordDialog({ reach, onClose }: PasswordDialogProps) {
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
      <PasswordForm reach={reach} onDone={onClose} onDirty={setDirty} />
    </Dialog>
  );
}
