import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainDigits } from '../../lib/plain-digits.ts';
import { CodeButton } from '../../ui/code-button.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { CODE_LENGTH } from './rules.ts';
import { sendOnce, useIsSending } from './code-sending.ts';
import { LOCK_SECONDS, useCountdown } from './use-countdown.ts';

interface CodeInputProps
  extends Omit<TextInputProps, 'trailing'>, Pick<FieldProps, 'required' | 'error'> {
  /** where the code goes, as one text: it waits for its next one */
  address: string;
  /** Has a code sent; false when it was not. */
  onSend: () => Promise<boolean>;
}

/** A code as it is sent: copied from a mail it comes with blanks, and some keyboards write other digits. */
const bareCode = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .slice(0, CODE_LENGTH);

/** The field of a code with the button that has one sent. */
export function CodeInput({
  address,
  onSend,
  required,
  error,
  onChange,
  ...input
}: CodeInputProps) {
  const { t } = useTranslation();
  const { left, start } = useCountdown(address);
  const sending = useIsSending(address);
  const [asked, setAsked] = useState(false);
  const waiting = left !== null && left > 0;

  async function send() {
    if (!(await sendOnce(address, onSend))) return;
    start();
    setAsked(true);
    showToast('ok', t('auth.codeSent'));
  }

  function tidy(event: ChangeEvent<HTMLInputElement>) {
    const code = bareCode(event.target.value);
    // To set what is there already would move the cursor.
    if (code !== event.target.value) event.target.value = code;
    onChange?.(event);
  }

  const again = left === null ? t('auth.sendCode') : t('auth.sendAgain');
  // Twice, not every second: when the code went off, and when there may be another.
  const told = waiting
    ? t('auth.codeOnItsWay', { seconds: LOCK_SECONDS })
    : t('auth.codeMayBeSent');
  return (
    <>
      <Field label={t('auth.code')} required={required} error={error}>
        <TextInput
          {...input}
          autoComplete="one-time-code"
          inputMode="numeric"
          onChange={tidy}
          trailing={
            <CodeButton
              disabled={waiting}
              aria-busy={sending}
              aria-live="off"
              onClick={() => void send()}
            >
              {waiting ? t('auth.resendIn', { seconds: left }) : again}
            </CodeButton>
          }
        />
      </Field>
      <span role="status" className="sr">
        {asked && told}
      </span>
    </>
  );
}
