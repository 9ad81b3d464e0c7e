import type { IconNode } from 'lucide';
import { cx } from './cx.ts';
import * as styles from './button.module.css';

export type ButtonKind = 'primary' | 'soft' | 'line' | 'ghost' | 'ink' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** heights 32, 40, 48 and 52 px */
  size?: ButtonSize | undefined;
  /** full width of the container */
  block?: boolean | undefined;
  /** left of the label; without a label the button is square and needs an `aria-label` */
  icon?: IconNode | undefined;
  className?: string | undefined;
}

const KINDS = {
  primary: styles.primary,
  soft: styles.soft,
  line: styles.line,
  ghost: styles.ghost,
  ink: styles.ink,
  danger: styles.danger,
};

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

export function buttonClass(look: ButtonLook, hasLabel: boolean): string | undefined {
  const { kind = 'line', size = 'md', block, icon, className } = look;
  const square = icon !== undefined && !hasLabel;
  return cx(
    styles.root,
    KINDS[kind],
    SIZES[size],
    block && styles.block,
    square && styles.icon,
    className,
  );
}

export function buttonIconSize(size: ButtonSize | undefined, hasLabel: boolean) {
  if (size === 'sm') return 16;
  if (size === 'lg' || size === 'xl') return 20;
  return hasLabel ? 16 : 20;
}
