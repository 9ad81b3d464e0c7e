import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';
import './chip.css';

/** Toggle button. */
export function Chip({ on, className, ...rest }: ComponentProps<'button'> & { on: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx('chip', on && 'is-on', className)}
    />
  );
}

/** Option that is a link. */
export function ChipLink({
  on,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & { on: boolean; className?: string }) {
  return (
    <Link
      {...rest}
      aria-current={on ? 'true' : undefined}
      className={cx('chip', on && 'is-on', className)}
    />
  );
}

export interface RemovableChipProps {
  onRemove: () => void;
  /** accessible name, e.g. "Remove Textiles" */
  removeLabel: string;
  children: ReactNode;
}

export function RemovableChip({ onRemove, removeLabel, children }: RemovableChipProps) {
  return (
    <span className="chip is-on">
      {children}
      <button type="button" className="chip__x" aria-label={removeLabel} onClick={onRemove}>
        <Icon as={X} size={12} />
      </button>
    </span>
  );
}
