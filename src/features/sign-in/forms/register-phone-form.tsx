import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneCaptcha, usePhoneRegister } from '../../../../generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import type { Values } from '../rules.ts';
import { NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import { type FormProps, QUIET } from './form-props.ts';

/** Mode 6, second tab. */
export function RegisterPhoneForm({ onToken, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerPhone');
  const registration = usePhoneRegister(QUIET);
  const captcha = usePhoneCaptcha(QUIET);
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  const to = phoneOf({ country, phone });

  const send = (values: Values) =>
    registration.mutate(
      { data: { ...phoneOf(values), captcha: values.captcha, password: values.newPassword } },
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
      <PhoneField />
      <CodeField
        panel={panel}
        to="phone"
        address={to.countryCode + to.phone}
        call={captcha}
        body={to}
      />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
