import { Minus, Plus } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { plainNumber } from '#/lib/typed.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { ItemButton } from './item-name.tsx';
import { ownKey } from './own-key.ts';
import { useOnChange } from './use-on-change.ts';
import * as styles from './stepper.module.css';

interface StepperProps {
  value: number;
  max: number;
  /** called with integers from 1 to max, only on change */
  onChange: (value: number) => void;
  labels: { value: string; less: string; more: string };
  disabled?: boolean | undefined;
}

/** Number field with buttons. Typed values apply on blur or Enter; arrow keys step. */
export function Stepper({ value, max, onChange, labels, disabled = false }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // Two presses in a row may come before the first one is rendered.
  const latest = useRef(value);
  useOnChange(value, () => (latest.current = value));
  const atMin = disabled || value <= 1;
  const atMax = disabled || value >= max;

  function set(next: number) {
    const fitting = Math.max(1, Math.min(max, next));
    setDraft(null);
    if (fitting === latest.current || disabled) return;
    latest.current = fitting;
    onChange(fitting);
  }

  /** The integer part of the typed number; the old value if it is not a number. */
  function typed(): number {
    const number = plainNumber(draft ?? '');
    return number === null ? latest.current : Math.floor(Number(number));
  }

  function keyDown(event: KeyboardEvent) {
    const next: Record<string, () => number> = {
      Enter: typed,
      ArrowUp: () => typed() + 1,
      ArrowDown: () => typed() - 1,
    };
    const step = next[ownKey(event)];
    if (!step) return;
    event.preventDefault();
    set(step());
  }

  // At a limit the buttons stay focusable, so that focus is not lost.
  return (
    <span
      role="group"
      aria-label={labels.value}
      className={cx(styles.root, disabled && styles.isDisabled)}
    >
      <ItemButton
        aria-label={labels.less}
        aria-disabled={atMin}
        onClick={() => atMin || set(latest.current - 1)}
      >
        <Icon as={Minus} size={14} />
      </ItemButton>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.value}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => set(typed())}
        onKeyDown={keyDown}
      />
      <ItemButton
        aria-label={labels.more}
        aria-disabled={atMax}
        onClick={() => atMax || set(latest.current + 1)}
      >
        <Icon as={Plus} size={14} />
      </ItemButton>
    </span>
  );
}
