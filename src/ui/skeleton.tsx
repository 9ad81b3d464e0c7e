import { cx } from './cx.ts';
import * as styles from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string | undefined;
  /** null: set by the class */
  height?: number | string | null | undefined;
  radius?: number | string | undefined;
  className?: string | undefined;
}

/** Placeholder of the content's size; visible after 200 ms. */
export function Skeleton({ width, height = 14, radius, className }: SkeletonProps) {
  return (
    <span
      className={cx('no-print', styles.root, className)}
      style={{ width, height: height ?? undefined, borderRadius: radius }}
      aria-hidden
    />
  );
}
