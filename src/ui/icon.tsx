import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';
import * as styles from './icon.module.css';

export type IconSize = 12 | 14 | 16 | 20 | 24;

// Small icons need a thicker stroke to match the weight of the text.
const stroke: Record<IconSize, number> = { 12: 2.25, 14: 2, 16: 1.9, 20: 1.75, 24: 1.6 };

export interface IconProps {
  as: LucideIcon;
  size?: IconSize | undefined;
  /** accessible name; without it the icon is decorative */
  label?: string | undefined;
  /** filled instead of outlined */
  fill?: boolean | undefined;
  className?: string | undefined;
}

export function Icon({ as: Shape, size = 20, label, fill = false, className }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Shape
      {...name}
      size={size}
      strokeWidth={stroke[size]}
      className={cx(styles.root, fill && styles.fill, className)}
    />
  );
}
