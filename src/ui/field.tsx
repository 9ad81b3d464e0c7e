import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';
import './field.css';

export interface FieldProps {
  label: ReactNode;
  required?: boolean | undefined;
  /** Shown below until there is an error. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is read out but not seen. */
  hideLabel?: boolean | undefined;
  /** For several controls under one label (radios, stars, uploads) instead of one. */
  group?: boolean | undefined;
  className?: string | undefined;
  /** One control of this folder; it finds its id, error and hint by itself. */
  children: ReactNode;
}

export function Field({
  label,
  required = false,
  hint,
  error,
  hideLabel,
  group,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const describedBy = invalid || hint ? noteId : undefined;
  const labelClass = hideLabel ? 'sr' : 'field__label';
  const text = (
    <>
      {label}
      {required && <i aria-hidden>*</i>}
    </>
  );
  const role = group
    ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy }
    : {};

  return (
    <FieldContext value={{ id, labelId, describedBy, invalid, required }}>
      <div className={cx('field', className)} {...role}>
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
          <span id={noteId} className="field__error">
            <Icon as={CircleAlert} size={14} />
            {error}
          </span>
        )}
        {!invalid && hint && (
          <span id={noteId} className="field__hint">
            {hint}
          </span>
        )}
      </div>
    </FieldContext>
  );
}
