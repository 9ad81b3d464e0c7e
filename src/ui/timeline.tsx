import type { ComponentProps, ReactNode } from 'react';
import * as styles from './timeline.module.css';

/** Vertical list of steps, joined by a line. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.root}>{children}</ol>;
}

interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title' | 'className'> {
  title: ReactNode;
  /** the step in progress, or one after which nothing follows */
  mark?: 'now' | 'stopped' | undefined;
  /** below the title */
  children?: ReactNode;
}

export function TimelineItem({ title, mark, children, ...rest }: TimelineItemProps) {
  return (
    <li {...rest} className={styles.item} data-mark={mark}>
      <b className={styles.title}>{title}</b>
      {children}
    </li>
  );
}
