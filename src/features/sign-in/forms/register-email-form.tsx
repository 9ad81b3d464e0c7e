import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEmailCaptcha, useEmailRegister } from '../../../../generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { PanelForm } from '../panel-form.tsx';
import type { Values } from '../rules.ts';
import { EmailField, NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { type FormProps, QUIET } from './form-props.ts';

/** Mode 6, first tab. */
export function RegisterEmailForm({ onToken, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerEmail');
  const registration = useEmailRegister(QUIET);
  const captcha = useEmailCaptcha(QUIET);
  const address = useWatch({ control: panel.form.control, name: 'email' });

  const send = ({ email, captcha: code, newPassword }: Values) =>
    registration.mutate(
      { data: { email, captcha: code, password: newPassword } },
      { onSuccess: ({ token }) => onToken(token, 'done.registerSU'), onError: panel.fail },
    );

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      busy={registration.isPending}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <EmailField autoComplete="email" />
      <CodeField panel={panel} to="email" address={address} call={captcha} body={address} />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
