import { cx } from './cx.ts';
import * as styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5; fractions render partial stars */
  value: number;
  /** e.g. "4.5 out of 5"; not needed if the number is shown as text */
  label?: string | undefined;
  large?: boolean | undefined;
}

/** Five stars, each in a box of 15 by 14. */
const FIVE = `M7 1.3${'l1.8 3.7 4 .6-2.9 2.8.7 4-3.6-2-3.6 2 .7-4-2.9-2.8 4-.6zm15 0'.repeat(5)}`;

// Inline SVG: browsers parse an external one as a separate document, which delays the first paint.
export function Stars({ value, label, large }: StarsProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...name} className={cx(styles.root, large && styles.lg)} viewBox="0 0 75 14">
      <path d={FIVE} />
      <svg width={15 * Math.min(5, Math.max(0, value))} height="14">
        <path d={FIVE} />
      </svg>
    </svg>
  );
}
