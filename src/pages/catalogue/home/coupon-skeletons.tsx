import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './welcome-coupons.module.css';

/** Room of the coupons until they are loaded. */
export function CouponSkeletons() {
  return (
    <div className={`${styles.list} ${styles.waiting}`} aria-busy>
      <Skeleton radius={12} />
      <Skeleton radius={12} />
    </div>
  );
}
