import { cx } from './cx.ts';
import * as styles from './spinner.module.css';

interface SpinnerProps {
  /** 20 instead of 16 px */
  large?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ large, className }: SpinnerProps) {
  return <span className={cx(styles.root, large && styles.large, className)} aria-hidden />;
}
