import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './product-skeleton.module.css';

/** Placeholder of product cards. */
export function ProductSkeleton({ count, columns }: { count: number; columns: 4 | 5 }) {
  return (
    <div className={`grid grid--${columns}`} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className={`${styles.root} card`}>
      <Skeleton className={styles.pic} height="auto" radius={0} />
      <Skeleton width="86%" />
      <Skeleton width="54%" />
      <Skeleton width="38%" height={20} />
    </div>
  );
}
