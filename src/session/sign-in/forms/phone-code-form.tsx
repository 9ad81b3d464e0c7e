import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneCaptcha, usePhoneCaptchaLogin } from '#generated/client/login/login.ts';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import type { Values } from '../schemas.ts';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 3: phone and code. */
export function PhoneCodeForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phoneCode');
  const login = usePhoneCaptchaLogin();
  const captcha = usePhoneCaptcha();
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  usePhoneRules();
  const to = phoneOf({ country, phone });

  async function send(values: Values) {
    const data = { ...phoneOf(values), captcha: values.captcha };
    await onLogin(await login.mutateAsync({ data }), 'done.loginSU');
  }

  const sendCode = () =>
    captcha.mutateAsync({ data: phoneOf(panel.form.getValues()) }).then(() => true);

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      submit={t('auth.signIn')}
      footer={<LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />}
    >
      <PhoneField />
      <CodeField panel={panel} to="phone" address={to.countryCode + to.phone} onSend={sendCode} />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('usePassword')}>
          {t('auth.toPassword')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}
