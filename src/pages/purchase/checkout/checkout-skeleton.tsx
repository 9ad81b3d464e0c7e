import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './checkout.module.css';

/** @param part renders one block instead of the page */
export function CheckoutSkeleton({ part = false }: { part?: boolean }) {
  if (part) return <Skeleton className={styles.blockWait} height={132} radius="var(--r-lg)" />;
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
