import type { IconNode } from 'lucide';
import type { Content } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import * as styles from './tag.module.css';

export type Tone = 'plain' | 'red' | 'ok' | 'warn' | 'info' | 'error';

const TONES = {
  plain: undefined,
  red: styles.red,
  ok: styles.ok,
  warn: styles.warn,
  info: styles.info,
  error: styles.error,
  solid: styles.solid,
};

interface TagProps {
  /** `solid` is only for self-operated stores and discounts */
  tone?: Tone | 'solid' | undefined;
  /** 26 px high */
  large?: boolean | undefined;
  icon?: IconNode | undefined;
  className?: string | undefined;
  children: Content;
}

export function Tag({ tone = 'plain', large, icon, className, children }: TagProps) {
  return (
    <span className={cx(styles.root, TONES[tone], large && styles.lg, className)}>
      {icon && <Icon as={icon} size={14} />}
      {asElements(children)}
    </span>
  );
}

/** A state: a coloured dot and a label. */
export function StateTag({
  tone = 'plain',
  children,
}: {
  tone?: Tone | undefined;
  children: Content;
}) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
