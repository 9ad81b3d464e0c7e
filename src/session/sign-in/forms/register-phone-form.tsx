import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { registerByPhone, sendPhoneCode } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { FormProps } from './form-props.ts';

/** Mode 6, tab "phone". */
export function RegisterPhoneForm({ onLogin, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerPhone');
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  usePhoneRules();
  const to = phoneOf({ country, phone });

  return (
    <PanelForm
      panel={panel}
      write={registerByPhone}
      onDone={(login) => onLogin(login, 'done.registerSU')}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <PhoneField />
      <CodeField
        panel={panel}
        to="phone"
        address={to.countryCode + to.phone}
        write={sendPhoneCode}
        args={[to]}
      />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
