import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { plainText } from '#/lib/typed.ts';
import { DialSelect } from '#/shared/country/dial-select.tsx';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { CodeInput } from '#/session/sign-in/code-input.tsx';
import { useAction } from '#/session/use-action.ts';
import { useErrorText } from '#/shared/form/use-form-errors.ts';
import { showFieldError, showToast } from '#/shared/toasts/store.ts';
import { Field } from '#/ui/field.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { sendApplyCode } from './actions.ts';
import { useApplyField } from './use-apply-form.ts';

/** Contact details. A new email address must be verified by a code. */
export function ContactFields({ needsCode }: { needsCode: (email: string) => boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { register, control, setValue, setFocus, trigger, getFieldState, formState, errorOf } =
    useApplyField();
  const [email, dialOf] = useWatch({ control, name: ['email', 'dialOf'] });
  const code = useAction(sendApplyCode);
  usePhoneRules();

  async function send(): Promise<boolean> {
    if (!(await trigger('email', { shouldFocus: true }))) {
      const text = errorText(getFieldState('email').error);
      if (text) showFieldError(text);
      return false;
    }
    const sent = await code.run(email);
    if (!sent.done) return false;
    if (!sent.result) {
      showToast('error', t('account.codeNotSent'));
      return false;
    }
    setFocus('captcha');
    return true;
  }

  const chooseDial = (code: string) =>
    setValue('dialOf', code, { shouldValidate: formState.isSubmitted });
  return (
    <>
      <Field label={t('apply.email')} required error={errorOf('email')} hint={t('apply.emailHint')}>
        <TextInput
          {...register('email', { setValueAs: plainText })}
          type="email"
          autoComplete="email"
        />
      </Field>
      {needsCode(email) && (
        <CodeInput
          {...register('captcha')}
          required
          error={errorOf('captcha')}
          address={email}
          onSend={send}
        />
      )}
      <Field label={t('apply.phone')} required error={errorOf('phone')}>
        <TextInput
          {...register('phone')}
          type="tel"
          autoComplete="tel-national"
          leading={<DialSelect value={dialOf} onChange={chooseDial} />}
        />
      </Field>
    </>
  );
}
