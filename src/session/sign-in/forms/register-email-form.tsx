import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEmailCaptcha, useEmailRegister } from '#generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { PanelForm } from '../panel-form.tsx';
import type { Values } from '../schemas.ts';
import { EmailField, NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 6, tab "e-mail". */
export function RegisterEmailForm({ onLogin, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerEmail');
  const registration = useEmailRegister();
  const captcha = useEmailCaptcha();
  const address = useWatch({ control: panel.form.control, name: 'email' });

  async function send({ email, captcha: code, newPassword }: Values) {
    const data = { email, captcha: code, password: newPassword };
    await onLogin(await registration.mutateAsync({ data }), 'done.registerSU');
  }

  const sendCode = () => captcha.mutateAsync({ data: address }).then(() => true);

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <EmailField autoComplete="email" />
      <CodeField panel={panel} to="email" address={address} onSend={sendCode} />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
