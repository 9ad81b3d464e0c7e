import { useEffect, useState, type InputEvent } from 'react';
import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { useForwardedRef } from './use-forwarded-ref.ts';
import * as styles from './field.module.css';

/** The counter warns at this many remaining characters. */
const WARN_AT = 10;

/** With `maxLength` it shows a counter, e.g. 12 / 150. */
export function Textarea({
  className,
  ref,
  onInput,
  maxLength,
  ...rest
}: ElementProps<'textarea'>) {
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
    <span className={cx(styles.textareaBox, maxLength !== undefined && styles.hasCount, className)}>
      <textarea
        {...rest}
        {...control}
        ref={box}
        maxLength={maxLength}
        onInput={input}
        className={styles.textarea}
      />
      {maxLength !== undefined && (
        <span
          className={cx(styles.textareaBoxCount, length >= maxLength - WARN_AT && styles.isNear)}
        >
          {`${length} / ${maxLength}`}
        </span>
      )}
    </span>
  );
}
