import { CircleCheck, CircleX, Clock, Info } from 'lucide';
import type { Content } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import * as styles from './note.module.css';

const KINDS = { info: undefined, ok: styles.ok, warn: styles.warn, error: styles.error };

const icons = { info: Info, ok: CircleCheck, warn: Clock, error: CircleX };

interface NoteProps {
  kind?: keyof typeof icons | undefined;
  className?: string | undefined;
  /** the first words belong in `<b>` */
  children: Content;
}

/** Permanent message within a page, on a tinted background. */
export function Note({ kind = 'info', className, children }: NoteProps) {
  return (
    <div className={cx(styles.root, KINDS[kind], className)}>
      <Icon as={icons[kind]} size={16} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
