import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import * as styles from './tabs.module.css';

export interface TabsProps<Id extends string> extends TabListProps<Id> {
  small?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs of `TabPanel`s within a page; for tabs with addresses see TabLinks. */
export function Tabs<Id extends string>({ small, className, ...rest }: TabsProps<Id>) {
  return (
    <TabList
      {...rest}
      className={cx(styles.root, small && styles.sm, className)}
      itemClassName={styles.tab}
    />
  );
}

export interface TabPanelProps extends Omit<ElementProps<'div'>, 'id'> {
  /** `id` of its Tabs or Segment */
  tabs: string;
  /** id of its item */
  value: string;
  /** accessible name, if a field inside already has that of the tab */
  label?: string | undefined;
}

export function TabPanel({ tabs, value, label, ...rest }: TabPanelProps) {
  const name =
    label === undefined ? { 'aria-labelledby': `${tabs}-tab-${value}` } : { 'aria-label': label };
  return <div {...rest} {...name} role="tabpanel" id={`${tabs}-panel-${value}`} />;
}
