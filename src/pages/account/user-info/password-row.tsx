import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import type { CodeTarget } from './code-target.ts';
import * as styles from './page.module.css';

const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'), 'default');

export function PasswordRow({ target }: { target: CodeTarget }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  const close = () => setOpen(false);

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
        <LazyBoundary onFailed={close}>
          <PasswordDialog target={target} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
