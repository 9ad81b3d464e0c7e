import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/error.ts';
import { CodeButton } from '../../ui/code-button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import { CODE_LENGTH } from './rules.ts';
import { LOCK_SECONDS, useCountdown } from './use-countdown.ts';
import { type PanelForm, useSay, useValues } from './use-panel-form.ts';

interface Call<Body> {
  isPending: boolean;
  mutate: (variables: { data: Body }, hear: { onSuccess: () => void; onError: (error: ApiError) => void }) => void;
}

interface CodeFieldProps<Body> {
  panel: PanelForm;
  /** field that has to be right before a code can be sent */
  to: 'email' | 'phone';
  /** where the code goes, as one text */
  address: string;
  call: Call<Body>;
  /** what is sent to have the code sent */
  body: Body;
}

/** A code, and the button that has it sent to the address above. */
export function CodeField<Body>({ panel, to, address, call, body }: CodeFieldProps<Body>) {
  const { t } = useTranslation();
  const say = useSay();
  const form = useValues();
  const { left, start } = useCountdown(address);
  const [asked, setAsked] = useState(false);
  const waiting = left !== null && left > 0;

  async function send() {
    if (call.isPending) return;
    form.clearErrors('root');
    if (!(await form.trigger(to, { shouldFocus: true }))) {
      const { error } = form.getFieldState(to);
      panel.tellFirst(error ? { [to]: error } : {});
      return;
    }
    call.mutate(
      { data: body },
      {
        onSuccess: () => {
          start();
          setAsked(true);
          showToast('ok', t('auth.codeSent'));
          form.setFocus('captcha');
        },
        onError: panel.fail,
      },
    );
  }

  const again = left === null ? t('auth.sendCode') : t('auth.sendAgain');
  // Twice, not every second: when the code went off, and when there may be another.
  const told = waiting ? t('auth.codeOnItsWay', { seconds: LOCK_SECONDS }) : t('auth.codeMayBeSent');
  return (
    <>
      <Field label={t('auth.code')} error={say(form.formState.errors.captcha)}>
        <TextInput
          {...form.register('captcha', { setValueAs: (typed: string) => typed.trim() })}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={CODE_LENGTH}
          trailing={
            <CodeButton disabled={waiting} aria-busy={call.isPending} aria-live="off" onClick={() => void send()}>
              {waiting ? t('auth.resendIn', { seconds: left }) : again}
            </CodeButton>
          }
        />
      </Field>
      <span role="status" className="sr">{asked && told}</span>
    </>
  );
}
