import type { ApiError } from '../../api/error.ts';
import { CodeInput } from './code-input.tsx';
import { type PanelForm, useSay, useValues } from './use-panel-form.ts';

interface Call<Body> {
  isPending: boolean;
  mutate: (
    variables: { data: Body },
    hear: { onSuccess: () => void; onError: (error: ApiError) => void },
  ) => void;
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
  const say = useSay();
  const form = useValues();

  async function send(sent: () => void) {
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
          sent();
          form.setFocus('captcha');
        },
        onError: panel.fail,
      },
    );
  }

  return (
    <CodeInput
      {...form.register('captcha', { setValueAs: (typed: string) => typed.trim() })}
      error={say(form.formState.errors.captcha)}
      address={address}
      sending={call.isPending}
      onSend={(sent) => void send(sent)}
    />
  );
}
