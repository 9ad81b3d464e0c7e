import { isApiError } from '#/api/error.ts';
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
}

/** Input for a code, with the button that requests it. */
export function CodeField({ panel, to, address, onSend }: CodeFieldProps) {
  const form = usePanelField();

  async function send(): Promise<boolean> {
    if (!(await form.trigger(to, { shouldFocus: true }))) {
      const { error } = form.getFieldState(to);
      panel.toastFirstError(error ? { [to]: error } : {});
      return false;
    }
    try {
      const sent = await onSend();
      if (!sent) return false;
      panel.succeed();
      form.setFocus('captcha');
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      panel.fail(error);
      return false;
    }
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
