import { zodResolver } from '@hookform/resolvers/zod';
import { Lock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useEmailRegister } from '../../../generated/client/login/login.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { AgreementCheck } from './agreement-check.tsx';
import { CallFailure } from './call-failure.tsx';
import { CodeField } from './code-field.tsx';
import { keepEmail, keptEmail } from './panel-store.ts';
import { PasswordStrength } from './password-strength.tsx';
import { LIMITS, messageKey, type RegisterValues, registerSchema } from './sign-in-schema.ts';
import { useFormMessages } from './use-form-messages.ts';

interface RegisterFormProps {
  onToken: (token: string) => void;
  onHaveAccount: () => void;
}

const trimmed = (typed: string) => typed.trim();

export function RegisterForm({ onToken, onHaveAccount }: RegisterFormProps) {
  const { t } = useTranslation();
  const { say, toastFirst } = useFormMessages();
  const registration = useEmailRegister({ mutation: { meta: { quiet: true } } });
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerSchema, { error: messageKey }),
    defaultValues: { email: keptEmail(), captcha: '', password: '', agreed: false },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  function send({ email, captcha, password: chosen }: RegisterValues) {
    if (registration.isPending) return;
    registration.mutate(
      { data: { email, captcha, password: chosen } },
      {
        onSuccess: ({ token }) => {
          onToken(token);
          showToast('ok', t('done.registerSU'));
        },
      },
    );
  }

  const rule = (
    <span className="password-rule">
      {t('auth.passwordRule', LIMITS)}
      <PasswordStrength password={password} />
    </span>
  );
  // A message about the rule must not take the rule's place.
  const passwordError = errors.password && <span>{say(errors.password)}{rule}</span>;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, toastFirst)(event)}>
      <Field label={t('auth.email')} error={say(errors.email)}>
        <TextInput
          {...form.register('email', { setValueAs: trimmed, onChange: () => keepEmail(form.getValues('email')) })}
          type="email"
          icon={Mail}
          autoComplete="email"
          data-autofocus
        />
      </Field>
      <CodeField form={form} field={form.register('captcha', { setValueAs: trimmed })} />
      <Field label={t('auth.password')} hint={rule} error={passwordError}>
        <TextInput
          {...form.register('password')}
          type="password"
          icon={Lock}
          autoComplete="new-password"
          reveal={{ show: t('a11y.showPassword'), hide: t('a11y.hidePassword') }}
        />
      </Field>
      <AgreementCheck field={form.register('agreed')} error={say(errors.agreed)} />
      <CallFailure error={registration.error} />
      <Button type="submit" kind="primary" size="lg" block busy={registration.isPending}>
        {t('auth.mode6')}
      </Button>
      <p className="signin__swap muted">
        <Trans i18nKey="auth.haveAccount" t={t} components={{ 1: <BackLink onClick={onHaveAccount} /> }} />
      </p>
    </form>
  );
}

/** Its words come from the sentence around it. */
function BackLink({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
