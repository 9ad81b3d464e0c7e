import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import * as styles from './radio-card.module.css';

/** A button that looks like the radio cards beside it. */
export function CardButton({ className, ...rest }: ElementProps<'button'>) {
  return <button {...rest} type="button" className={cx(styles.root, className)} />;
}
