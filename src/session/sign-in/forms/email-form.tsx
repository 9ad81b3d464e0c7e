import { useTranslation } from 'react-i18next';
import { useEmailLogin } from '#generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { DemoEmails } from '../demo-accounts.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { PanelForm } from '../panel-form.tsx';
import { EmailField, PasswordField } from '../text-fields.tsx';
import type { Values } from '../schemas.ts';
import { usePanelForm } from '../use-panel-form.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 2: e-mail and password. */
export function EmailForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('email');
  const login = useEmailLogin();

  async function send({ email, password }: Values) {
    await onLogin(await login.mutateAsync({ data: { email, password } }), 'done.loginSU');
  }

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      submit={t('auth.signIn')}
      footer={
        <>
          <LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />
          <DemoEmails />
        </>
      }
    >
      <EmailField autoComplete="username" />
      <PasswordField />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('forgot')}>
          {t('auth.forgot')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}
