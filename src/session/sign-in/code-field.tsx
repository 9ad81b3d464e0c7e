import { useAction } from '../use-action.ts';
import type { Write } from '../write.ts';
import { CodeInput } from './code-input.tsx';
import { type PanelFormState, usePanelField } from './use-panel-form.ts';

interface CodeFieldProps<Args extends unknown[]> {
  panel: PanelFormState;
  /** field that must be valid before a code can be sent */
  to: 'email' | 'phone';
  /** recipient of the code, as one text */
  address: string;
  /** requests a code; its result is whether it was sent */
  write: Write<Args, boolean>;
  args: Args;
  onNotSent?: () => void;
}

/** Input for a code, with the button that requests it. */
export function CodeField<Args extends unknown[]>({
  panel,
  to,
  address,
  write,
  args,
  onNotSent,
}: CodeFieldProps<Args>) {
  const form = usePanelField();
  // Requests for different addresses may overlap; repeated ones are prevented by address.
  const { run } = useAction(write, { errors: 'none', concurrent: true });

  async function send(): Promise<boolean> {
    if (!(await form.trigger(to, { shouldFocus: true }))) {
      const { error } = form.getFieldState(to);
      panel.toastFirstError(error ? { [to]: error } : {});
      return false;
    }
    const sent = await run(...args);
    if (!sent.done && sent.error) panel.show(sent.problem);
    if (sent.done && !sent.result) onNotSent?.();
    if (!sent.done || !sent.result) return false;
    panel.show(null);
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
