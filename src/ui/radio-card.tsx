import { Check } from 'lucide';
import type { ElementProps, Elements } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import * as styles from './radio-card.module.css';

/** A button that looks like the radio cards beside it. */
export function CardButton({ className, ...rest }: ElementProps<'button'>) {
  return <button {...rest} type="button" className={cx(styles.root, className)} />;
}

interface RadioCardProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  children: Elements;
}

/** A card that is the label of a radio. Cards of one group share a `name`. */
export function RadioCard({ children, className, ...rest }: RadioCardProps) {
  return (
    <label className={cx(styles.root, className)}>
      <input {...rest} type="radio" autoComplete="off" className="sr" />
      {children}
      <span className={styles.tick} aria-hidden>
        <Icon as={Check} size={16} />
      </span>
    </label>
  );
}
