import type { Content } from '#/lib/content.ts';
import { cx } from './cx.ts';
import * as styles from './facts.module.css';

interface FactsProps {
  /** may set `--facts-columns` and `--facts-gap` */
  className?: string | undefined;
  children: Content;
}

/** A grid of named facts. */
export const Facts = ({ className, children }: FactsProps) => (
  <dl className={cx(styles.root, className)}>{children}</dl>
);

interface FactProps {
  name: string;
  /** as wide as all columns */
  wide?: boolean;
  /** a name, number or address, which translators leave as it is */
  fixed?: boolean;
  /** renders nothing if empty */
  children: Content;
}

export function Fact({ name, wide = false, fixed = false, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={wide ? styles.isWide : undefined}>
      <dt>{name}</dt>
      <dd {...(fixed && { className: 'any-length', translate: 'no' })}>{children}</dd>
    </div>
  );
}
