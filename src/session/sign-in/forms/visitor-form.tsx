import { useTranslation } from 'react-i18next';
import { useVisitorRegister } from '#generated/client/login/login.ts';
import { DIAL_CODES } from '#/shared/country/dial-codes.ts';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import type { Values } from '../schemas.ts';
import { EmailField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import { phoneOf } from '../wire-phone.ts';
import type { FormProps } from './form-props.ts';

/** This call needs the calling code without plus, and both fields or none. */
function contactOf({ country, phone: typed }: Values) {
  const { phone } = phoneOf({ country, phone: typed });
  return phone === '' ? {} : { phone, countryCode: DIAL_CODES[country] ?? null };
}

/** Mode 7: purchase without an account. */
export function VisitorForm({ onLogin }: Pick<FormProps, 'onLogin'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('visitor');
  const registration = useVisitorRegister();

  async function send(values: Values) {
    const data = { email: values.email, ...contactOf(values) };
    await onLogin(await registration.mutateAsync({ data }));
  }

  return (
    <PanelForm panel={panel} onSend={send} submit={t('auth.continue')}>
      <p className="muted">{t('auth.visitorHint')}</p>
      <EmailField autoComplete="email" />
      <PhoneField optional />
    </PanelForm>
  );
}
