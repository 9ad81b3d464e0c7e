import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './price.css';

export interface PricePart {
  type: string;
  value: string;
}

export interface PriceProps {
  /** result of `Intl.NumberFormat.formatToParts` */
  parts: readonly PricePart[];
  size?: 16 | 20 | 24 | 38 | undefined;
  /** `ink` in cart and orders, `off` for unavailable items */
  tone?: 'red' | 'ink' | 'off' | undefined;
  /** accessible name in place of the amount, e.g. "from $12.00" */
  label?: string | undefined;
  className?: string | undefined;
}

const classes: Record<string, string> = {
  currency: 'price__cur',
  decimal: 'price__dec',
  fraction: 'price__dec',
  literal: 'price__cur',
};

/** Joins adjacent parts of the same style. */
function joined(parts: readonly PricePart[]): { className: string; text: string }[] {
  const runs: { className: string; text: string }[] = [];
  for (const part of parts) {
    const className = classes[part.type] ?? 'price__int';
    const text = part.type === 'minusSign' ? '\u2212' : part.value;
    const last = runs.at(-1);
    if (last?.className === className) last.text += text;
    else runs.push({ className, text });
  }
  return runs;
}

export function Price({ parts, size = 16, tone = 'red', label, className }: PriceProps) {
  const name = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span
      {...name}
      className={cx('price', `price--${size}`, tone !== 'red' && `price--${tone}`, className)}
    >
      {joined(parts).map((run, index) => (
        <span key={index} className={run.className}>
          {run.text}
        </span>
      ))}
    </span>
  );
}

/** The original price, struck through; `label` is for screen readers. */
export function OriginalPrice({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <s className={cx('was', className)}>
      <span className="sr">{label} </span>
      {children}
    </s>
  );
}
