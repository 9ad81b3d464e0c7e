import { cx } from '#/ui/cx.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './checkout.module.css';

/** @param part renders one block instead of the page */
export function CheckoutSkeleton({ part }: { part?: 'block' | 'coupons' }) {
  if (part)
    return (
      <Skeleton
        className={cx(styles.blockWait, part === 'coupons' && styles.couponsWait)}
        height={null}
        radius="var(--r-lg)"
      />
    );
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.checkoutWait}>
        <Skeleton height={218} radius="var(--r-lg)" />
        <Skeleton height={420} radius="var(--r-lg)" />
        <Skeleton height={170} radius="var(--r-lg)" />
      </div>
      <Skeleton height={380} radius="var(--r-lg)" />
    </div>
  );
}
