import type { Ref } from 'react';
import type { Content } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import * as styles from './store-sign.module.css';

interface StoreSignCardProps {
  ref?: Ref<HTMLElement>;
  className: string | undefined;
  children: Content;
}

/** A card that the link of its StoreSign covers. */
export function StoreSignCard({ ref, className, children }: StoreSignCardProps) {
  return (
    <article ref={ref} className={cx('card', 'cover', styles.storeCard, className)}>
      {children}
    </article>
  );
}
