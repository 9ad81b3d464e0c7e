import { useTranslation } from 'react-i18next';
import { AgreementCheck } from '../agreement-check.tsx';
import { DemoPhones } from '../demo-accounts.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { signInByPhone } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { PasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 1: phone and password. */
export function PhoneForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phone');

  return (
    <PanelForm
      panel={panel}
      write={signInByPhone}
      onDone={(login) => onLogin(login, 'done.loginSU')}
      submit={t('auth.signIn')}
      footer={
        <>
          <LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />
          <DemoPhones />
        </>
      }
    >
      <PhoneField />
      <PasswordField />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('useCode')}>
          {t('auth.toCode')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}
