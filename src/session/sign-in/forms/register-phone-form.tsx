import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneCaptcha, usePhoneRegister } from '#generated/client/login/login.ts';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import type { Values } from '../schemas.ts';
import { NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { FormProps } from './form-props.ts';

/** Mode 6, tab "phone". */
export function RegisterPhoneForm({ onLogin, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerPhone');
  const registration = usePhoneRegister();
  const captcha = usePhoneCaptcha();
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  usePhoneRules();
  const to = phoneOf({ country, phone });

  async function send(values: Values) {
    const data = { ...phoneOf(values), captcha: values.captcha, password: values.newPassword };
    await onLogin(await registration.mutateAsync({ data }), 'done.registerSU');
  }

  const sendCode = () =>
    captcha.mutateAsync({ data: phoneOf(panel.form.getValues()) }).then(() => true);

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <PhoneField />
      <CodeField panel={panel} to="phone" address={to.countryCode + to.phone} onSend={sendCode} />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
