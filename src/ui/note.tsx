import { CircleCheck, CircleX, Clock, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './note.css';

const icons = { info: Info, ok: CircleCheck, warn: Clock, error: CircleX };

export interface NoteProps {
  kind?: keyof typeof icons | undefined;
  /** replaces the icon of the kind */
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  /** the first words belong in `<b>` */
  children: ReactNode;
}

/** Permanent message within a page, on a tinted background. */
export function Note({ kind = 'info', icon, className, children }: NoteProps) {
  return (
    <div className={cx('note', kind !== 'info' && `note--${kind}`, className)}>
      <Icon as={icon ?? icons[kind]} size={16} />
      <div>{children}</div>
    </div>
  );
}
