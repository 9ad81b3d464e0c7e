import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { isApiError } from '#/api/error.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Note } from '#/ui/note.tsx';
import type { Values } from './schemas.ts';
import { UnsavedContext } from './unsaved.ts';
import type { PanelForm as Panel } from './use-panel-form.ts';
import * as styles from './panel-form.module.css';

interface PanelFormProps {
  panel: Panel;
  /** An `ApiError` it throws is shown within the form. */
  onSend: (values: Values) => unknown;
  /** label of the submit button */
  submit: string;
  /** rendered below the submit button */
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of every form of the panel: fields, error, submit button. */
export function PanelForm({ panel, onSend, submit, footer, children }: PanelFormProps) {
  const { form, toastFirstError, refusal, succeed, fail } = panel;
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const reportUnsaved = use(UnsavedContext);
  const { captcha, newPassword, again } = form.formState.dirtyFields;
  const unsaved = Boolean(captcha || newPassword || again);

  useEffect(() => {
    reportUnsaved(unsaved);
    return () => reportUnsaved(false);
  }, [reportUnsaved, unsaved]);

  async function send(values: Values) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onSend(values);
      succeed();
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
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
