import { Skeleton } from '#/ui/skeleton.tsx';
import { FIRST_ROWS } from './first-view.ts';
import * as styles from './store-rows.module.css';

/** Placeholder of the rows. */
export function RowsSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      {Array.from({ length: FIRST_ROWS }, (_, index) => (
        <Skeleton key={index} height={308} radius={12} />
      ))}
    </div>
  );
}
