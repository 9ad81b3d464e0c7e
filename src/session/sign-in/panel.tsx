import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { TITLE_OF } from './modes.ts';
import { endSignIn, useSignInPanel } from './panel-store.ts';
import { SignInForms } from './sign-in-forms.tsx';
import { UnsavedContext } from './unsaved.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import * as styles from './sign-in.module.css';

/** The sign-in dialog over any page. */
export function SignInPanel() {
  const { t } = useTranslation();
  // The page may not have loaded this namespace.
  useNamespaceSuspense('auth');
  const { mode, visitor } = useSignInPanel();
  const [unsaved, setUnsaved] = useState(false);
  useRestoreFocus();
  return (
    <Dialog
      open
      bare
      guarded={unsaved}
      className={`${styles.root} ${styles.inDialog}`}
      title={t(TITLE_OF[mode])}
      closeLabel={t('common.close')}
      onClose={() => endSignIn(false)}
    >
      <UnsavedContext value={setUnsaved}>
        <SignInForms
          mode={mode}
          visitor={visitor}
          onMode={(next) => useSignInPanel.setState({ mode: next })}
          onDone={() => endSignIn(true)}
        />
      </UnsavedContext>
    </Dialog>
  );
}
