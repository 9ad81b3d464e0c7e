import { Skeleton } from '#/ui/skeleton.tsx';
import { FIRST_CARDS } from './first-view.ts';
import * as styles from './street-list.module.css';

/** Placeholder of the cards. */
export function StreetSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} height="auto" radius={16} />
      ))}
    </div>
  );
}
