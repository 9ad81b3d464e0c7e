import type { Content, ElementProps, Elements } from '#/lib/content.ts';
import * as styles from './timeline.module.css';

/** Vertical list of steps, joined by a line. */
export function Timeline({ children }: { children: Content }) {
  return <ol className={styles.root}>{children}</ol>;
}

interface TimelineItemProps extends Omit<ElementProps<'li'>, 'title' | 'className'> {
  title: Content;
  /** the step in progress, or one after which nothing follows */
  mark?: 'now' | 'stopped' | undefined;
  /** below the title */
  children?: Elements;
}

export function TimelineItem({ title, mark, children, ...rest }: TimelineItemProps) {
  return (
    <li {...rest} className={styles.item} data-mark={mark} aria-current={mark ? 'step' : undefined}>
      <b className={styles.title}>{title}</b>
      {children}
    </li>
  );
}
