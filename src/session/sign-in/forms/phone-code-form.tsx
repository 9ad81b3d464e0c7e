import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { sendPhoneCode, signInByPhoneCode } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { LoginFormProps } from './form-props.ts';

/** Mode 3: phone and code. */
export function PhoneCodeForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phoneCode');
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  usePhoneRules();
  const to = phoneOf({ country, phone });

  return (
    <PanelForm
      panel={panel}
      write={signInByPhoneCode}
      onDone={(login) => onLogin(login, 'done.loginSU')}
      submit={t('auth.signIn')}
      footer={<LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />}
    >
      <PhoneField />
      <CodeField
        panel={panel}
        to="phone"
        address={to.countryCode + to.phone}
        write={sendPhoneCode}
        args={[to]}
      />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('usePassword')}>
          {t('auth.toPassword')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}
