import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { Values } from './rules.ts';
import type { PanelForm as Panel } from './use-panel-form.ts';

interface PanelFormProps {
  panel: Panel;
  onSend: (values: Values) => void;
  busy?: boolean;
  /** label of the one red button */
  submit: string;
  /** below the button */
  footer?: ReactNode;
  children: ReactNode;
}

/** Frame of every form of the panel: fields, what went wrong, the button. */
export function PanelForm({
  panel: { form, tellFirst },
  onSend,
  busy = false,
  submit,
  footer,
  children,
}: PanelFormProps) {
  const refusal = form.formState.errors.root?.message;
  const send = (values: Values) => {
    if (!busy) onSend(values);
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send, tellFirst)(event)}>
        {children}
        <div role="alert">{refusal && <Note kind="error">{refusal}</Note>}</div>
        <Button type="submit" kind="primary" size="lg" block busy={busy}>
          {submit}
        </Button>
        {footer}
      </form>
    </FormProvider>
  );
}
