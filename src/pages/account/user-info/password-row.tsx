import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionText } from '#/api/policy.ts';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import type { CodeTarget } from './code-target.ts';
import * as styles from './page.module.css';

const PasswordDialog = lazyWithRetry(() =>
  import('./password-dialog.tsx').then(({ default: Part }) => Part),
);

export function PasswordRow({ target }: { target: CodeTarget }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  function onDialogFailed() {
    setOpen(false);
    showToast('error', connectionText(t));
  }

  return (
    <>
      <Field
        group
        label={t('auth.password')}
        className={styles.field}
        labelClassName={styles.label}
      >
        <div className={styles.edit}>
          <Button onClick={() => setOpen(true)}>{t('account.changePassword')}</Button>
        </div>
      </Field>
      {open && (
        <LazyBoundary onFailed={onDialogFailed}>
          <PasswordDialog target={target} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
