import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './tag.css';

export type Tone = 'plain' | 'red' | 'ok' | 'warn' | 'info';

export interface TagProps {
  /** `solid` is only for self-operated stores and discounts */
  tone?: Tone | 'solid' | undefined;
  /** 26 px high */
  large?: boolean | undefined;
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ tone = 'plain', large, icon, className, children }: TagProps) {
  return (
    <span className={cx('tag', tone !== 'plain' && `tag--${tone}`, large && 'tag--lg', className)}>
      {icon && <Icon as={icon} size={14} />}
      {children}
    </span>
  );
}

/** A state: a coloured dot and a label. */
export function StateTag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={cx('state', tone !== 'plain' && `state--${tone}`, className)}>{children}</span>
  );
}
