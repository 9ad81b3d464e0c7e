import { use, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Elements } from '#/lib/content.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Note } from '#/ui/note.tsx';
import { useAction } from '../use-action.ts';
import type { Values } from './schemas.ts';
import { UnsavedContext } from './unsaved.ts';
import type { PanelForm as Panel } from './use-panel-form.ts';
import * as styles from './panel-form.module.css';

interface PanelFormProps {
  panel: Panel;
  /** An `ApiError` it throws is shown within the form. */
  onSend: (values: Values) => unknown;
  /** the call needs a session */
  signIn?: boolean;
  /** label of the submit button */
  submit: string;
  /** rendered below the submit button */
  footer?: Elements;
  children: Elements;
}

/** Layout of every form of the panel: fields, error, submit button. */
export function PanelForm({
  panel,
  onSend,
  signIn = false,
  submit,
  footer,
  children,
}: PanelFormProps) {
  const { form, toastFirstError, refusal, succeed, fail } = panel;
  const { run, busy } = useAction(async (values: Values) => onSend(values), {
    signIn,
    errors: 'none',
  });
  const reportUnsaved = use(UnsavedContext);
  const { captcha, newPassword, again } = form.formState.dirtyFields;
  const unsaved = Boolean(captcha || newPassword || again);

  useEffect(() => {
    reportUnsaved(unsaved);
    return () => reportUnsaved(false);
  }, [reportUnsaved, unsaved]);

  async function send(values: Values) {
    const sent = await run(values);
    if (sent.done) succeed();
    else if (sent.error) fail(sent.error);
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send, toastFirstError)(event)}>
        {children}
        {/* Keeps its height while the call is pending. */}
        <div role="alert" className={cx(styles.formRefusal, busy && styles.isBusy)}>
          {refusal !== null && <Note kind="error">{refusal}</Note>}
        </div>
        <Button type="submit" kind="primary" size="lg" block busy={busy}>
          {submit}
        </Button>
        {footer}
      </form>
    </FormProvider>
  );
}
