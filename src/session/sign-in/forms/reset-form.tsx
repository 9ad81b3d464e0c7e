import { useTranslation } from 'react-i18next';
import { showToast } from '#/shared/toasts/store.ts';
import { CodeField } from '../code-field.tsx';
import { useSignInDraft } from '../draft.ts';
import { resetPassword, sendResetCode } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { AgainField, EmailField, NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 5: the code sent to the address of mode 4, and a new password. */
export function ResetForm({ go }: Pick<FormProps, 'go'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('reset');
  const email = useSignInDraft((draft) => draft.email);

  function finish() {
    showToast('ok', t('auth.resetSU'));
    go('done');
  }

  return (
    <PanelForm panel={panel} write={resetPassword} onDone={finish} submit={t('auth.mode5')}>
      <EmailField autoComplete="username" fixed />
      <CodeField panel={panel} to="email" address={email} write={sendResetCode} args={[email]} />
      <NewPasswordField label={t('auth.newPassword')} />
      <AgainField />
    </PanelForm>
  );
}
