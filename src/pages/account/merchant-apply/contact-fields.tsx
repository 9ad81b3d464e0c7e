import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialSelect } from '#/shared/country/dial-select.tsx';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { useFieldText } from '#/shared/form/use-field-text.ts';
import { CodeInput } from '#/session/sign-in/code-input.tsx';
import { showFieldError } from '#/shared/toasts/store.ts';
import { Field } from '#/ui/field.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { useApplyCode } from './use-apply-code.ts';
import { useApplyValues, useErrorText } from './use-apply-form.ts';

/** Contact details. A new email address must be verified by a code. */
export function ContactFields({ needsCode }: { needsCode: (email: string) => boolean }) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { register, control, setValue, setFocus, trigger, getFieldState, formState } =
    useApplyValues();
  const [email, dialOf] = useWatch({ control, name: ['email', 'dialOf'] });
  const sendCode = useApplyCode();
  usePhoneRules();

  async function send(): Promise<boolean> {
    if (!(await trigger('email', { shouldFocus: true }))) {
      const error = fieldText(getFieldState('email').error?.message);
      if (error) showFieldError(error);
      return false;
    }
    if (!(await sendCode(email.trim()))) return false;
    setFocus('captcha');
    return true;
  }

  const chooseDial = (code: string) =>
    setValue('dialOf', code, { shouldValidate: formState.isSubmitted });
  return (
    <>
      <Field
        label={t('apply.email')}
        required
        error={errorText('email')}
        hint={t('apply.emailHint')}
      >
        <TextInput {...register('email')} type="email" maxLength={255} autoComplete="email" />
      </Field>
      {needsCode(email) && (
        <CodeInput
          {...register('captcha')}
          required
          error={errorText('captcha')}
          address={email.trim()}
          onSend={send}
        />
      )}
      <Field label={t('apply.phone')} required error={errorText('phone')}>
        <TextInput
          {...register('phone')}
          type="tel"
          maxLength={30}
          autoComplete="tel-national"
          leading={<DialSelect value={dialOf} onChange={chooseDial} />}
        />
      </Field>
    </>
  );
}
