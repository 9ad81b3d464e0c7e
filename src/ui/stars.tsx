import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import './stars.css';

export interface StarsProps {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** "4.5 out of 5"; leave it out where the number stands beside the stars. */
  label?: string | undefined;
  large?: boolean | undefined;
  className?: string | undefined;
}

export function Stars({ value, label, large, className }: StarsProps) {
  const share = `${Math.min(5, Math.max(0, value)) * 20}%`;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span {...name} className={cx('stars', large && 'stars--lg', className)} style={{ '--share': share } as CSSProperties} />;
}
