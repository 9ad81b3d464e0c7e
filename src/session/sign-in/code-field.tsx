import { useAction } from '../use-action.ts';
import { CodeInput } from './code-input.tsx';
import { type PanelForm, usePanelField } from './use-panel-form.ts';

interface CodeFieldProps {
  panel: PanelForm;
  /** field that must be valid before a code can be sent */
  to: 'email' | 'phone';
  /** recipient of the code, as one text */
  address: string;
  /** requests a code; false if it was not sent */
  onSend: () => Promise<boolean>;
  /** the call needs a session */
  signIn?: boolean;
}

/** Input for a code, with the button that requests it. */
export function CodeField({ panel, to, address, onSend, signIn = false }: CodeFieldProps) {
  const form = usePanelField();
  // Requests for different addresses may overlap; repeated ones are prevented by address.
  const { run } = useAction(onSend, { signIn, errors: 'none', concurrent: true });

  async function send(): Promise<boolean> {
    if (!(await form.trigger(to, { shouldFocus: true }))) {
      const { error } = form.getFieldState(to);
      panel.toastFirstError(error ? { [to]: error } : {});
      return false;
    }
    const sent = await run();
    if (!sent.done && sent.error) panel.fail(sent.error);
    if (!sent.done || !sent.result) return false;
    panel.succeed();
    form.setFocus('captcha');
    return true;
  }

  return (
    <CodeInput
      {...form.register('captcha')}
      error={form.errorOf('captcha')}
      address={address}
      onSend={send}
    />
  );
}
