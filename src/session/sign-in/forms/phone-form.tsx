import { useTranslation } from 'react-i18next';
import { usePhonePasswordLogin } from '#generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { DemoPhones } from '../demo-accounts.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { PasswordField } from '../text-fields.tsx';
import type { Values } from '../schemas.ts';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 1: phone and password. */
export function PhoneForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phone');
  const login = usePhonePasswordLogin();

  async function send(values: Values) {
    const data = { ...phoneOf(values), password: values.password };
    await onLogin(await login.mutateAsync({ data }), 'done.loginSU');
  }

  return (
    <PanelForm
      panel={panel}
      onSend={send}
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
