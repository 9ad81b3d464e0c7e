import { use, useId, useRef, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import './star-input.css';

const values = [1, 2, 3, 4, 5];

export interface StarInputProps {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** Names each choice: "4 stars". */
  starLabel: (value: number) => string;
  /** Name of the whole; inside a `Field group` the field's label does. */
  label?: string | undefined;
}

/** Five radios; the keys 1 to 5 choose as well. */
export function StarInput({ value, onChange, starLabel, label }: StarInputProps) {
  const name = useId();
  const field = use(FieldContext);
  const group = useRef<HTMLSpanElement>(null);

  function keyDown(event: KeyboardEvent) {
    const digit = Number(event.key);
    if (!values.includes(digit)) return;
    event.preventDefault();
    group.current?.querySelectorAll('input')[digit - 1]?.focus();
    onChange(digit);
  }

  return (
    <span
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      className="star-input"
      onKeyDown={keyDown}
    >
      {values.map((star) => (
        <label key={star} className={cx(star <= value && 'is-on')}>
          <input
            className="sr"
            type="radio"
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
