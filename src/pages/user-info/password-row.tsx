import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../features/part/lazy-part.tsx';
import { Later } from '../../features/part/later.tsx';
import { showToast } from '../../features/toasts/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Reach } from './own-way.ts';

const PasswordDialog = lazyPart(() =>
  import('./password-dialog.tsx').then(({ default: Part }) => Part),
);

export function PasswordRow({ reach }: { reach: Reach }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  function notOpened() {
    setOpen(false);
    showToast('error', t('error.network'));
  }

  return (
    <>
      <Field group label={t('auth.password')}>
        <div className="info__edit">
          <Button onClick={() => setOpen(true)}>{t('account.changePassword')}</Button>
        </div>
      </Field>
      {open && (
        <Later onFailed={notOpened}>
          <PasswordDialog reach={reach} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
