import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneCaptcha, usePhoneCaptchaLogin } from '../../../../generated/client/login/login.ts';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { OtherWays } from '../other-ways.tsx';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import type { Values } from '../rules.ts';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import { type LoginFormProps, QUIET } from './form-props.ts';

/** Mode 3. */
export function PhoneCodeForm({ onToken, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phoneCode');
  const login = usePhoneCaptchaLogin(QUIET);
  const captcha = usePhoneCaptcha(QUIET);
  const [country, phone] = useWatch({ control: panel.form.control, name: ['country', 'phone'] });
  const to = phoneOf({ country, phone });

  const send = (values: Values) =>
    login.mutate(
      { data: { ...phoneOf(values), captcha: values.captcha } },
      { onSuccess: ({ token }) => onToken(token, 'done.loginSU'), onError: panel.fail },
    );

  return (
    <PanelForm
      panel={panel}
      onSend={send}
      busy={login.isPending}
      submit={t('auth.signIn')}
      footer={<OtherWays visitor={visitor} go={go} onToken={onToken} />}
    >
      <PhoneField />
      <CodeField
        panel={panel}
        to="phone"
        address={to.countryCode + to.phone}
        call={captcha}
        body={to}
      />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('usePassword')}>
          {t('auth.toPassword')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}
