import { CircleCheck, CircleX, Clock, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './note.css';

const icons = { info: Info, ok: CircleCheck, warn: Clock, error: CircleX };

export interface NoteProps {
  kind?: keyof typeof icons | undefined;
  /** Instead of the kind's own. */
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  /** Put the first words in `<b>`. */
  children: ReactNode;
}

/** A lasting message within a page, on a tinted ground. */
export function Note({ kind = 'info', icon, className, children }: NoteProps) {
  return (
    <div className={cx('note', kind !== 'info' && `note--${kind}`, className)}>
      <Icon as={icon ?? icons[kind]} size={16} />
      <div>{children}</div>
    </div>
  );
}
