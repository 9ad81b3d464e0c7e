import { type KeyboardEvent, type Ref, use, useId, useImperativeHandle, useRef } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { ownKey } from './own-key.ts';
import * as styles from './star-input.module.css';

const values = [1, 2, 3, 4, 5];

interface StarInputProps {
  /** 0 while none is selected */
  value: number;
  onChange: (value: number) => void;
  /** accessible name of a star, e.g. "4 stars" */
  starLabel: (value: number) => string;
  /** for forms that focus the first invalid field */
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Five radios in a `Field group`; the keys 1 to 5 select too. */
export function StarInput({ value, onChange, starLabel, ref }: StarInputProps) {
  const name = useId();
  const field = use(FieldContext);
  const group = useRef<HTMLSpanElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        (
          group.current?.querySelector<HTMLInputElement>('input:checked') ??
          group.current?.querySelector('input')
        )?.focus(),
    }),
    [],
  );

  function keyDown(event: KeyboardEvent) {
    const digit = Number(ownKey(event));
    if (!values.includes(digit)) return;
    event.preventDefault();
    group.current?.querySelectorAll('input')[digit - 1]?.focus();
    onChange(digit);
  }

  return (
    <span
      ref={group}
      role="radiogroup"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      className={styles.root}
      onKeyDown={keyDown}
    >
      {values.map((star) => (
        <label key={star} className={cx(star <= value && styles.isOn)}>
          <input
            className="sr"
            type="radio"
            autoComplete="off"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={starLabel(star)}
          />
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M12 2.2l3 6.4 6.8.9-5 4.8 1.3 6.9-6.1-3.4-6.1 3.4 1.3-6.9-5-4.8 6.8-.9z" />
          </svg>
        </label>
      ))}
    </span>
  );
}
