import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainDigits } from '#/lib/typed.ts';
import { CodeButton } from '#/ui/code-button.tsx';
import { Field, type FieldProps } from '#/ui/field.tsx';
import { TextInput, type TextInputProps } from '#/ui/text-input.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { CODE_LENGTH } from './schemas.ts';
import { sendOnce, useIsSending } from './code-sending.ts';
import { LOCK_SECONDS, useCountdown } from './use-countdown.ts';
import { useAnnounceChange } from '#/ui/announce.ts';

interface CodeInputProps
  extends Omit<TextInputProps, 'trailing'>, Pick<FieldProps, 'required' | 'error'> {
  /** recipient of the code, as one text; the countdown belongs to it */
  address: string;
  /** requests a code; false if it was not sent */
  onSend: () => Promise<boolean>;
}

/** Input for a code, with the button that requests it. */
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
  const [isSent, setIsSent] = useState(false);
  const waiting = left !== null && left > 0;

  async function send() {
    if (!(await sendOnce(address, onSend))) return;
    start();
    setIsSent(true);
    showToast('ok', t('auth.codeSent'));
  }

  function normalizeInput(event: ChangeEvent<HTMLInputElement>) {
    const code = plainDigits(event.target.value).slice(0, CODE_LENGTH);
    // Setting an equal value would move the cursor.
    if (code !== event.target.value) event.target.value = code;
    onChange?.(event);
  }

  const sendLabel = left === null ? t('auth.sendCode') : t('auth.sendAgain');
  // Announced twice, not every second: when the code is sent, and when the next one may be requested.
  const status = waiting
    ? t('auth.codeOnItsWay', { seconds: LOCK_SECONDS })
    : t('auth.codeMayBeSent');
  useAnnounceChange('code', isSent ? status : '');
  return (
    <>
      <Field label={t('auth.code')} required={required} error={error}>
        <TextInput
          {...input}
          autoComplete="one-time-code"
          inputMode="numeric"
          onChange={normalizeInput}
          trailing={
            <CodeButton
              disabled={waiting}
              aria-busy={sending}
              aria-live="off"
              onClick={() => void send()}
            >
              {waiting ? t('auth.resendIn', { seconds: left }) : sendLabel}
            </CodeButton>
          }
        />
      </Field>
    </>
  );
}
