import { X } from 'lucide';
import type { Content, ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { Link, type LinkProps } from './link.tsx';
import { useItemName } from './item-name.tsx';
import * as styles from './chip.module.css';

/** Toggle button. */
export function Chip({ on, className, ...rest }: ElementProps<'button'> & { on: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx(styles.root, on && styles.isOn, className)}
    />
  );
}

/** Option that is a link. */
export function ChipLink({ on, ...rest }: Omit<LinkProps, 'className'> & { on: boolean }) {
  return (
    <Link
      {...rest}
      {...useItemName(rest)}
      aria-current={on ? 'true' : undefined}
      className={cx(styles.root, on && styles.isOn)}
    />
  );
}

interface RemovableChipProps {
  onRemove: () => void;
  /** accessible name, e.g. "Remove Textiles" */
  removeLabel: string;
  children: Content;
}

export function RemovableChip({ onRemove, removeLabel, children }: RemovableChipProps) {
  return (
    <span className={`${styles.root} ${styles.isOn}`}>
      {asElements(children)}
      <button type="button" className={styles.x} aria-label={removeLabel} onClick={onRemove}>
        <Icon as={X} size={12} />
      </button>
    </span>
  );
}
