import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEmailCaptcha } from '../../../generated/client/login/login.ts';
import { CodeButton } from '../../ui/code-button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { CODE_LENGTH, type RegisterValues } from './sign-in-schema.ts';
import { useCountdown } from './use-countdown.ts';
import { useFormMessages } from './use-form-messages.ts';

interface CodeFieldProps {
  form: UseFormReturn<RegisterValues>;
  /** registered by the form itself: the first bad field is looked for in the order of registration */
  field: UseFormRegisterReturn<'captcha'>;
}

/** The code of a registration, and the button that has it sent to the address typed above. */
export function CodeField({ form, field }: CodeFieldProps) {
  const { t } = useTranslation();
  const { say, toastFirst } = useFormMessages();
  const email = useWatch({ control: form.control, name: 'email' });
  const { left, start } = useCountdown(email);
  const captcha = useEmailCaptcha();
  const waiting = left !== null && left > 0;

  async function sendCode() {
    if (captcha.isPending) return;
    if (!(await form.trigger('email', { shouldFocus: true }))) {
      const { error } = form.getFieldState('email');
      toastFirst(error ? { email: error } : {});
      return;
    }
    captcha.mutate(
      { data: email },
      {
        onSuccess: () => {
          start();
          showToast('ok', t('auth.codeSent'));
          form.setFocus('captcha');
        },
      },
    );
  }

  const again = left === null ? t('auth.sendCode') : t('auth.sendAgain');
  const label = waiting ? t('auth.resendIn', { seconds: left }) : again;
  return (
    <Field label={t('auth.code')} error={say(form.formState.errors.captcha)}>
      <TextInput
        {...field}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        trailing={
          <CodeButton disabled={waiting} aria-busy={captcha.isPending} aria-live="off" onClick={() => void sendCode()}>
            {label}
          </CodeButton>
        }
      />
    </Field>
  );
}
