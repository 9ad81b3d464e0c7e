import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { usePhoneRules, phoneOf } from '#/shared/country/phone-rule.ts';
import { registerByPhone, sendPhoneCode, signInByPhoneCode } from '../actions.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { LoginAlternatives } from '../login-alternatives.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { NewPasswordField } from '../text-fields.tsx';
import { type PanelFormState, usePanelForm } from '../use-panel-form.ts';
import type { FormProps, LoginFormProps } from './mode-form.tsx';

/** A phone number, and the code that is sent to it. */
function PhoneAndCode({ panel }: { panel: PanelFormState }) {
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  usePhoneRules();
  const to = phoneOf({ country, phone });
  return (
    <>
      <PhoneField />
      <CodeField
        panel={panel}
        to="phone"
        address={to.countryCode + to.phone}
        write={sendPhoneCode}
        args={[to]}
      />
    </>
  );
}

/** Mode 3: phone and code. */
export function PhoneCodeForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phoneCode');
  return (
    <PanelForm
      panel={panel}
      write={signInByPhoneCode}
      onDone={(login) => onLogin(login, 'done.loginSU')}
      submit={t('auth.signIn')}
      footer={<LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />}
    >
      <PhoneAndCode panel={panel} />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('usePassword')}>
          {t('auth.toPassword')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}

/** Mode 6, tab "phone". */
export function RegisterPhoneForm({ onLogin, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerPhone');
  return (
    <PanelForm
      panel={panel}
      write={registerByPhone}
      onDone={(login) => onLogin(login, 'done.registerSU')}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <PhoneAndCode panel={panel} />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
