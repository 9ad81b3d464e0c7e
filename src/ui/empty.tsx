import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as styles from './empty.module.css';

export interface EmptyProps {
  /** decorative picture of 148 px */
  picture?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** a button or link */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/** Empty or error state of a section. */
export function Empty({
  picture,
  title,
  text,
  action,
  heading: Heading = 'h2',
  className,
}: EmptyProps) {
  return (
    <section className={cx(styles.root, className)}>
      {picture && <img src={picture} alt="" width={148} height={148} />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles.acts}>{action}</div>}
    </section>
  );
}
