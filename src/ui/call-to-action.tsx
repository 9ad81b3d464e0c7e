import { ArrowRight } from 'lucide';
import type { Content } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { Icon } from './icon.ts';
import { cx } from './cx.ts';
import * as styles from './call-to-action.module.css';

interface CallToActionProps {
  /** hidden from assistive technology, because the link around it has a name without it */
  isDecorative?: boolean;
  className?: string | undefined;
  children: Content;
}

/** Looks like a button, inside of a link that is larger. */
export function CallToAction({ isDecorative = false, className, children }: CallToActionProps) {
  return (
    <span
      className={cx('no-print', styles.root, className)}
      aria-hidden={isDecorative || undefined}
    >
      {asElements(children)}
      <Icon as={ArrowRight} size={14} />
    </span>
  );
}
