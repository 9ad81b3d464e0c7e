import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AgreementCheck } from '../agreement-check.tsx';
import { CodeField } from '../code-field.tsx';
import { HaveAccount } from '../have-account.tsx';
import { registerByEmail, sendEmailCode } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { EmailField, NewPasswordField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 6, tab "e-mail". */
export function RegisterEmailForm({ onLogin, go }: FormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('registerEmail');
  const address = useWatch({ control: panel.form.control, name: 'email' });

  return (
    <PanelForm
      panel={panel}
      write={registerByEmail}
      onDone={(login) => onLogin(login, 'done.registerSU')}
      submit={t('auth.mode6')}
      footer={<HaveAccount go={go} />}
    >
      <EmailField autoComplete="email" />
      <CodeField
        panel={panel}
        to="email"
        address={address}
        write={sendEmailCode}
        args={[address]}
      />
      <NewPasswordField label={t('auth.password')} />
      <AgreementCheck />
    </PanelForm>
  );
}
