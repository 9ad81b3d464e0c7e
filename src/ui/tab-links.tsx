import type { Content, Elements } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';
import { useAnnounceChange } from './announce.ts';
import * as styles from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: Content;
  /** after the label, e.g. a `CountBadge` */
  tail?: Elements;
}

interface TabLinkItem extends TabItem {
  to: LinkProps['to'];
}

interface TabLinksProps {
  label: string;
  items: readonly TabLinkItem[];
  /** id of the current item */
  value: string;
  small?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs that are links. */
export function TabLinks({ label, items, value, small, className }: TabLinksProps) {
  const current = items.find(({ id }) => id === value)?.label;
  useAnnounceChange(label, typeof current === 'string' ? current : null);
  return (
    <nav aria-label={label} className={cx(styles.root, small && styles.sm, className)}>
      {items.map((item) => (
        <Link
          key={item.id}
          to={item.to}
          className={styles.tab}
          aria-current={item.id === value ? 'page' : undefined}
        >
          {asElements(item.label)}
          {item.tail}
        </Link>
      ))}
    </nav>
  );
}
