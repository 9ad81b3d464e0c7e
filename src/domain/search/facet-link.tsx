import type { Content } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './facets.module.css';

interface FacetLinkProps {
  to: string;
  /** the selected one */
  on: boolean;
  /** an ancestor of the selected one */
  above?: boolean;
  children: Content;
}

/** A category in the filters. */
export function FacetLink({ to, on, above = false, children }: FacetLinkProps) {
  return (
    <Link
      to={to}
      aria-current={on ? 'true' : undefined}
      className={cx(on && styles.isOn, above && !on && styles.isAbove)}
    >
      {children}
    </Link>
  );
}
