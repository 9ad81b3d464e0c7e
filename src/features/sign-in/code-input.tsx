import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeButton } from '../../ui/code-button.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { CODE_LENGTH } from './rules.ts';
import { LOCK_SECONDS, useCountdown } from './use-countdown.ts';

interface CodeInputProps
  extends Omit<TextInputProps, 'trailing'>, Pick<FieldProps, 'required' | 'error'> {
  /** where the code goes, as one text: it waits for its next one */
  address: string;
  sending: boolean;
  /** Has a code sent, and calls `sent` when it is on its way. */
  onSend: (sent: () => void) => void;
}

/** The field of a code with the button that has one sent. */
export function CodeInput({ address, sending, onSend, required, error, ...input }: CodeInputProps) {
  const { t } = useTranslation();
  const { left, start } = useCountdown(address);
  const [asked, setAsked] = useState(false);
  const waiting = left !== null && left > 0;

  function sent() {
    start();
    setAsked(true);
    showToast('ok', t('auth.codeSent'));
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
          maxLength={CODE_LENGTH}
          trailing={
            <CodeButton
              disabled={waiting}
              aria-busy={sending}
              aria-live="off"
              onClick={() => sending || onSend(sent)}
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
