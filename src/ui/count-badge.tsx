import { cx } from './cx.ts';
import './count-badge.css';

export interface CountBadgeProps {
  value: number;
  /** Needs action. */
  red?: boolean | undefined;
  className?: string | undefined;
}

/** Nothing at 0, "99+" above 99. The control around it says what is counted. */
export function CountBadge({ value, red, className }: CountBadgeProps) {
  if (value <= 0) return null;
  return (
    <span className={cx('count', red && 'count--red', className)}>
      {value > 99 ? '99+' : value}
    </span>
  );
}
