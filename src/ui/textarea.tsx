import { useEffect, useState, type InputEvent } from 'react';
import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { useForwardedRef } from './use-forwarded-ref.ts';
import * as styles from './field.module.css';

/** The counter warns at this many remaining characters. */
const WARN_AT = 10;

interface TextareaProps extends ElementProps<'textarea'> {
  /** shows a counter, e.g. 12 / 150. The form says what is too long: `maxLength` cuts what is pasted */
  limit?: number | undefined;
}

export function Textarea({ className, ref, onInput, limit, ...rest }: TextareaProps) {
  const box = useForwardedRef(ref);
  const [typed, setTyped] = useState(0);
  const control = useFieldControl(rest);
  const length = rest.value === undefined ? typed : String(rest.value).length;

  // Form libraries set the value through the ref, which fires no event.
  useEffect(() => setTyped(box.current?.value.length ?? 0), [box]);

  function input(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }

  return (
    <span className={cx(styles.textareaBox, limit !== undefined && styles.hasCount, className)}>
      <textarea {...rest} {...control} ref={box} onInput={input} className={styles.textarea} />
      {limit !== undefined && (
        <span className={cx(styles.textareaBoxCount, length >= limit - WARN_AT && styles.isNear)}>
          {`${length} / ${limit}`}
        </span>
      )}
    </span>
  );
}
