import { zodResolver } from '@hookform/resolvers/zod';
import { Lock, Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEmailLogin } from '../../../generated/client/login/login.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { AgreementCheck } from './agreement-check.tsx';
import { CallFailure } from './call-failure.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { keepEmail, keptEmail } from './panel-store.ts';
import { messageKey, type SignInValues, signInSchema } from './sign-in-schema.ts';
import { useFormMessages } from './use-form-messages.ts';

interface SignInFormProps {
  onToken: (token: string) => void;
  onRegister: () => void;
}

export function SignInForm({ onToken, onRegister }: SignInFormProps) {
  const { t } = useTranslation();
  const { say, toastFirst } = useFormMessages();
  const login = useEmailLogin({ mutation: { meta: { quiet: true } } });
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema, { error: messageKey }),
    defaultValues: { email: keptEmail(), password: '', agreed: false },
  });
  const { errors } = form.formState;

  function send({ email, password }: SignInValues) {
    if (login.isPending) return;
    login.mutate(
      { data: { email, password } },
      {
        onSuccess: ({ token }) => {
          onToken(token);
          showToast('ok', t('done.loginSU'));
        },
      },
    );
  }

  function fill({ email, password }: { email: string; password: string }) {
    form.reset({ ...form.getValues(), email, password });
    keepEmail(email);
    form.setFocus('agreed');
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, toastFirst)(event)}>
      <Field label={t('auth.email')} error={say(errors.email)}>
        <TextInput
          {...form.register('email', { setValueAs: (typed: string) => typed.trim(), onChange: () => keepEmail(form.getValues('email')) })}
          type="email"
          icon={Mail}
          autoComplete="username"
          data-autofocus
        />
      </Field>
      <Field label={t('auth.password')} error={say(errors.password)}>
        <TextInput
          {...form.register('password')}
          type="password"
          icon={Lock}
          autoComplete="current-password"
          reveal={{ show: t('a11y.showPassword'), hide: t('a11y.hidePassword') }}
        />
      </Field>
      <AgreementCheck field={form.register('agreed')} error={say(errors.agreed)} />
      <CallFailure error={login.error} />
      <Button type="submit" kind="primary" size="lg" block busy={login.isPending}>
        {t('auth.signIn')}
      </Button>
      <Button block onClick={onRegister}>
        {t('auth.mode6')}
      </Button>
      <DemoAccounts onPick={fill} />
    </form>
  );
}
