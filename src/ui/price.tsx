import type { PricePart } from '#/lib/money.ts';
import { cx } from './cx.ts';
import * as styles from './price.module.css';

interface PriceProps {
  /** of `priceParts` */
  parts: readonly PricePart[];
  size?: 16 | 20 | 24 | 38 | undefined;
  /** `ink` in cart and orders, `off` for unavailable items */
  tone?: 'red' | 'ink' | 'off' | undefined;
  /** accessible name in place of the amount, e.g. "from $12.00" */
  label?: string | undefined;
  className?: string | undefined;
}

const SIZES = {
  16: styles.size16,
  20: styles.size20,
  24: styles.size24,
  38: styles.size38,
};

const TONES = { red: undefined, ink: styles.ink, off: styles.off };

const classes: Record<string, string | undefined> = {
  currency: styles.cur,
  decimal: styles.dec,
  fraction: styles.dec,
  literal: styles.cur,
};

/** Joins adjacent parts of the same style. */
function joined(parts: readonly PricePart[]): { className: string | undefined; text: string }[] {
  const runs: { className: string | undefined; text: string }[] = [];
  for (const part of parts) {
    const className = classes[part.type];
    const text = part.type === 'minusSign' ? '\u2212' : part.value;
    const last = runs.at(-1);
    if (last && last.className === className) last.text += text;
    else runs.push({ className, text });
  }
  return runs;
}

export function Price({ parts, size = 16, tone = 'red', label, className }: PriceProps) {
  const name = label === undefined ? {} : { role: 'img', 'aria-label': label };
  // "Price unknown" are words.
  const isAmount = parts.every(({ type }) => type !== 'unknown');
  return (
    <span
      {...name}
      translate={isAmount ? 'no' : undefined}
      className={cx(styles.root, SIZES[size], TONES[tone], className)}
    >
      {joined(parts).map(({ className: style, text }, index) => (
        <span key={index} className={style}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** The original price, struck through; `label` is its name for screen readers. */
export function OriginalPrice({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: string;
}) {
  return (
    <s
      translate="no"
      role="img"
      aria-label={`${label} ${children}`}
      className={cx(styles.was, className)}
    >
      {children}
    </s>
  );
}
