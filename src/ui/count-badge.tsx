import { cx } from './cx.ts';
import { NoTranslate } from './no-translate.tsx';
import * as styles from './count-badge.module.css';

interface CountBadgeProps {
  value: number;
  /** for counts that need action */
  red?: boolean | undefined;
  className?: string | undefined;
}

/** Renders nothing for 0 and "99+" above 99. The control around it names what is counted. */
export function CountBadge({ value, red, className }: CountBadgeProps) {
  if (value <= 0) return null;
  return (
    <NoTranslate className={cx(styles.root, red && styles.red, className)}>
      {value > 99 ? '99+' : value}
    </NoTranslate>
  );
}
