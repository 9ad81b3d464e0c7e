import type { ReactNode } from 'react';
import { cx } from '#/ui/cx.ts';
import * as styles from './store-sign.module.css';

interface StoreSignCardProps {
  className: string | undefined;
  children: ReactNode;
}

/** A card that the link of its StoreSign covers. */
export function StoreSignCard({ className, children }: StoreSignCardProps) {
  return <article className={cx('card', styles.storeCard, className)}>{children}</article>;
}
