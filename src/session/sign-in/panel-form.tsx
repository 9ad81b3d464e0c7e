import { use, useEffect, createContext } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Elements } from '#/lib/content.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Note } from '#/ui/note.tsx';
import { useAction } from '#/session/use-action.ts';
import type { Write } from '#/session/write.ts';
import type { Values } from './schemas.ts';
import type { PanelFormState as Panel } from './use-panel-form.ts';
import * as styles from './panel-form.module.css';

/** Forms report here whether a code or a new password was typed, which is lost when the form unmounts. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

interface PanelFormProps<Result> {
  panel: Panel;
  /** Sent with the values. Its error is shown within the form. */
  write: Write<[values: Values], Result>;
  onDone: (result: Result) => unknown;
  /** label of the submit button */
  submit: string;
  /** rendered below the submit button */
  footer?: Elements;
  children: Elements;
}

/** Layout of every form of the panel: fields, error, submit button. */
export function PanelForm<Result>({
  panel,
  write,
  onDone,
  submit,
  footer,
  children,
}: PanelFormProps<Result>) {
  const { form, toastFirstError, refusal, show } = panel;
  const { run } = useAction(write, { errors: 'none' });
  const reportUnsaved = use(UnsavedContext);
  const { dirtyFields, isSubmitting: busy } = form.formState;
  const { captcha, newPassword, again } = dirtyFields;
  const unsaved = Boolean(captcha || newPassword || again);

  useEffect(() => {
    reportUnsaved(unsaved);
    return () => reportUnsaved(false);
  }, [reportUnsaved, unsaved]);

  async function send(values: Values) {
    const sent = await run(values);
    if (!sent.done) {
      if (sent.error) show(sent.problem);
      return;
    }
    await onDone(sent.result);
    show(null);
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
