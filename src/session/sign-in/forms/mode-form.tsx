import { useWatch } from 'react-hook-form';
import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import type { Component } from '#/lib/content.ts';
import {
  nothing,
  registerVisitor,
  resetPassword,
  sendResetCode,
  signInByEmail,
  registerByEmail,
  sendEmailCode,
  signInByPhone,
} from '#/session/sign-in/actions.ts';
import { PanelForm } from '#/session/sign-in/panel-form.tsx';
import {
  EmailField,
  AgainField,
  NewPasswordField,
  PasswordField,
} from '#/session/sign-in/text-fields.tsx';
import { usePanelForm } from '#/session/sign-in/use-panel-form.ts';
import { PhoneField } from '#/session/sign-in/phone-field.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { CodeField } from '#/session/sign-in/code-field.tsx';
import { useSignInDraft } from '#/session/sign-in/draft.ts';
import { AgreementCheck } from '#/session/sign-in/agreement-check.tsx';
import { DemoEmails, DemoPhones } from '#/session/sign-in/demo-accounts.tsx';
import { LoginAlternatives } from '#/session/sign-in/login-alternatives.tsx';
import { HaveAccount } from '#/session/sign-in/have-account.tsx';
import type { Mode, ModeStep } from '#/session/sign-in/modes.ts';
import { PhoneCodeForm, RegisterPhoneForm } from './phone-forms.tsx';
import type { LoginResult } from '#generated/model/loginResult.ts';

export interface FormProps {
  /** starts the session; `messageKey` is the text key of a toast */
  onLogin: (login: LoginResult, messageKey?: TextKey) => Promise<void>;
  go: (step: ModeStep) => void;
}

export interface LoginFormProps extends FormProps {
  /** buying without an account may be offered */
  visitor: boolean;
}

/** Mode 1: phone and password. */
function PhoneForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('phone');

  return (
    <PanelForm
      panel={panel}
      write={signInByPhone}
      onDone={(login) => onLogin(login, 'done.loginSU')}
      submit={t('auth.signIn')}
      footer={
        <>
          <LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />
          <DemoPhones />
        </>
      }
    >
      <PhoneField />
      <PasswordField />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('useCode')}>
          {t('auth.toCode')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}

/** Mode 6, tab "e-mail". */
function RegisterEmailForm({ onLogin, go }: FormProps) {
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

/** Mode 2: e-mail and password. */
function EmailForm({ onLogin, go, visitor }: LoginFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('email');

  return (
    <PanelForm
      panel={panel}
      write={signInByEmail}
      onDone={(login) => onLogin(login, 'done.loginSU')}
      submit={t('auth.signIn')}
      footer={
        <>
          <LoginAlternatives visitor={visitor} go={go} onLogin={onLogin} />
          <DemoEmails />
        </>
      }
    >
      <EmailField autoComplete="username" />
      <PasswordField />
      <AgreementCheck>
        <button type="button" className="link link--quiet" onClick={() => go('forgot')}>
          {t('auth.forgot')}
        </button>
      </AgreementCheck>
    </PanelForm>
  );
}

/** Mode 5: the code sent to the address of mode 4, and a new password. */
function ResetForm({ go }: Pick<FormProps, 'go'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('reset');
  const email = useSignInDraft((draft) => draft.email);

  function finish() {
    showToast('ok', t('auth.resetSU'));
    go('done');
  }

  return (
    <PanelForm panel={panel} write={resetPassword} onDone={finish} submit={t('auth.mode5')}>
      <EmailField autoComplete="username" fixed />
      <CodeField panel={panel} to="email" address={email} write={sendResetCode} args={[email]} />
      <NewPasswordField label={t('auth.newPassword')} />
      <AgainField />
    </PanelForm>
  );
}

/** Mode 7: purchase without an account. */
function VisitorForm({ onLogin }: Pick<FormProps, 'onLogin'>) {
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

/** Mode 4: the e-mail address of the account. */
function ForgotForm({ go }: Pick<FormProps, 'go'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('forgot');
  return (
    <PanelForm panel={panel} write={nothing} onDone={() => go('next')} submit={t('common.next')}>
      <p className="muted">{t('auth.forgotHint')}</p>
      <EmailField autoComplete="username" />
    </PanelForm>
  );
}

const FORMS: Record<Mode, Component<LoginFormProps>> = {
  phone: PhoneForm,
  email: EmailForm,
  phoneCode: PhoneCodeForm,
  forgot: ForgotForm,
  reset: ResetForm,
  registerEmail: RegisterEmailForm,
  registerPhone: RegisterPhoneForm,
  visitor: VisitorForm,
};

export function ModeForm({ mode, ...rest }: LoginFormProps & { mode: Mode }) {
  const Form = FORMS[mode];
  return <Form {...rest} />;
}
