import type { MouseEvent } from 'react';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import type { TabItem } from './tab-links.tsx';
import * as styles from './tabs.module.css';

interface AnchorTabsProps<Id extends string> {
  label: string;
  /** ids are those of the sections */
  items: readonly TabItem<Id>[];
  /** id of the section in view */
  value: Id;
  /** Scrolls to the section; the address does not change. */
  onSelect: (id: Id) => void;
  className?: string | undefined;
}

/** Tabs for sections of a page that are all visible. */
export function AnchorTabs<Id extends string>({
  label,
  items,
  value,
  onSelect,
  className,
}: AnchorTabsProps<Id>) {
  const select = (id: Id) => (event: MouseEvent) => {
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav className={cx(styles.root, className)} aria-label={label}>
      {items.map(({ id, label: name, tail }) => (
        <a
          key={id}
          className={styles.tab}
          href={`#${id}`}
          aria-current={id === value ? 'true' : undefined}
          onClick={select(id)}
        >
          {asElements(name)}
          {tail}
        </a>
      ))}
    </nav>
  );
}
