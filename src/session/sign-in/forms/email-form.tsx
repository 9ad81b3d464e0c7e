import { useTranslation } from 'react-i18next';
import { AgreementCheck } from '../agreement-check.tsx';
import { DemoEmails } from '../demo-accounts.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { signInByEmail } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { EmailField, PasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 2: e-mail and password. */
export function EmailForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('email');

  return (
    <PanelForm
      panel={panel}
      write={signInByEmail}
      onDone={(login) => onLogin(login, 'done.loginSU')}
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
