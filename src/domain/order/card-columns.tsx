import type { Elements } from '#/lib/content.ts';
import * as styles from './card-columns.module.css';

interface CardColumnsProps {
  lines: Elements;
  /** amount, with a line above and below */
  sum: Elements;
  state: Elements;
  actions: Elements;
}

/** Body of an order or refund in a list: items, sum, and actions below the state; one below the other on phones. */
export function CardColumns({ lines, sum, state, actions }: CardColumnsProps) {
  return (
    <div className={styles.root}>
      {lines}
      <div className={styles.sum}>{sum}</div>
      <div className={styles.actions}>
        <div className={styles.state}>{state}</div>
        {actions}
      </div>
    </div>
  );
}
