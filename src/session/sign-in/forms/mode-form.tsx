import type { Component } from '#/lib/content.ts';
import type { Mode } from '../modes.ts';
import { EmailForm } from './email-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { LoginFormProps } from './form-props.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { RegisterEmailForm } from './register-email-form.tsx';
import { RegisterPhoneForm } from './register-phone-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { VisitorForm } from './visitor-form.tsx';

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
