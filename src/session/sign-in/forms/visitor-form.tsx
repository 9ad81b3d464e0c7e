import { useTranslation } from 'react-i18next';
import { registerVisitor } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { PhoneField } from '../phone-field.tsx';
import { EmailField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 7: purchase without an account. */
export function VisitorForm({ onLogin }: Pick<FormProps, 'onLogin'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('visitor');

  return (
    <PanelForm
      panel={panel}
      write={registerVisitor}
      onDone={(login) => onLogin(login)}
      submit={t('auth.continue')}
    >
      <p className="muted">{t('auth.visitorHint')}</p>
      <EmailField autoComplete="email" />
      <PhoneField optional />
    </PanelForm>
  );
}
