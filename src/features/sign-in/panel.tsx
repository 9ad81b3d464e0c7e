import { useTranslation } from 'react-i18next';
import { useArea } from '../../i18n/use-area.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TITLE_OF } from './modes.ts';
import { endSignIn, useSignInPanel } from './panel-store.ts';
import { SignInForms } from './sign-in-forms.tsx';

/** The sign-in dialog over any page. */
export function SignInPanel() {
  const { t } = useTranslation();
  // The page below may do without the texts of this area.
  useArea('auth');
  const { mode, visitor } = useSignInPanel();
  return (
    <Dialog
      open
      bare
      className="signin"
      title={t(TITLE_OF[mode])}
      closeLabel={t('common.close')}
      onClose={() => endSignIn(false)}
    >
      <SignInForms
        mode={mode}
        visitor={visitor}
        onMode={(next) => useSignInPanel.setState({ mode: next })}
        onDone={() => endSignIn(true)}
      />
    </Dialog>
  );
}
