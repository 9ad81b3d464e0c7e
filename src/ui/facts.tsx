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
  /** renders nothing if empty */
  children: Content;
}

export function Fact({ name, wide = false, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={wide ? styles.isWide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
