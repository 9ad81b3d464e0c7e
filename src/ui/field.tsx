import { useId } from 'react';
import type { Content, Elements } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint } from './field-notes.tsx';
import * as styles from './field.module.css';

interface FieldProps {
  label: Content;
  required?: boolean | undefined;
  /** shown below the control while there is no error */
  hint?: Content;
  error?: Content;
  /** renders the label for screen readers only */
  hideLabel?: boolean | undefined;
  /** for several controls under one label, e.g. radios, stars, uploads */
  group?: boolean | undefined;
  className?: string | undefined;
  labelClassName?: string | undefined;
  hintClassName?: string | undefined;
  errorClassName?: string | undefined;
  /** a control of this folder; it reads its id, error and hint from the context */
  children: Elements;
}

export function Field({
  label,
  required = false,
  hint,
  error,
  hideLabel,
  group,
  className,
  labelClassName,
  hintClassName,
  errorClassName,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const describedBy = invalid || hint ? noteId : undefined;
  const labelClass = hideLabel ? 'sr' : cx(styles.label, labelClassName);
  const text = (
    <>
      {asElements(label)}
      {required && <i aria-hidden>*</i>}
    </>
  );
  const role = group
    ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy }
    : {};

  return (
    <FieldContext value={{ id, labelId, describedBy, invalid, required }}>
      <div className={cx(styles.root, className)} {...role}>
        {group && (
          <span id={labelId} className={labelClass}>
            {text}
          </span>
        )}
        {!group && (
          <label id={labelId} htmlFor={id} className={labelClass}>
            {text}
          </label>
        )}
        {children}
        {invalid && (
          <FieldError id={noteId} className={errorClassName}>
            {error}
          </FieldError>
        )}
        {!invalid && hint && (
          <FieldHint id={noteId} className={hintClassName}>
            {hint}
          </FieldHint>
        )}
      </div>
    </FieldContext>
  );
}
