import { useTranslation } from 'react-i18next';
import { useEmailPasswordReset, useEmailResetCaptcha } from '#generated/client/login/login.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { CodeField } from '../code-field.tsx';
import { useDraft } from '../draft.ts';
import { PanelForm } from '../panel-form.tsx';
import type { Values } from '../schemas.ts';
import { AgainField, EmailField, NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 5: the code sent to the address of mode 4, and a new password. */
export function ResetForm({ go }: Pick<FormProps, 'go'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('reset');
  const captcha = useEmailResetCaptcha();
  const reset = useEmailPasswordReset();
  const email = useDraft((draft) => draft.email);

  async function send({ captcha: code, newPassword, again }: Values) {
    await reset.mutateAsync({
      data: { email, captcha: code, newPassword, passwordAgain: again },
    });
    showToast('ok', t('auth.resetSU'));
    go('done');
  }

  const sendCode = () => captcha.mutateAsync({ data: email }).then(() => true);

  return (
    <PanelForm panel={panel} onSend={send} submit={t('auth.mode5')}>
      <EmailField autoComplete="username" fixed />
      <CodeField panel={panel} to="email" address={email} onSend={sendCode} />
      <NewPasswordField label={t('auth.newPassword')} />
      <AgainField />
    </PanelForm>
  );
}
