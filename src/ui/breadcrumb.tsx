import { ChevronRight } from 'lucide';
import { Fragment } from 'react';
import { Icon } from './icon.ts';
import { Link } from './link.tsx';
import * as styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** without it the item is the current page */
  to?: string | undefined;
}

export function Breadcrumb({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className={styles.root} aria-label={label}>
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <Icon as={ChevronRight} size={14} className={styles.separator} />}
          {item.to === undefined ? (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
          ) : (
            <Link to={item.to}>{item.label}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
