import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './reviews.module.css';

/** Placeholder of three reviews. */
export function ReviewsSkeleton() {
  return [0, 1, 2].map((row) => (
    <div key={row} className={styles.root}>
      <Skeleton width={40} height={40} radius="50%" />
      <div className={styles.waiting}>
        <Skeleton width={180} />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </div>
  ));
}
