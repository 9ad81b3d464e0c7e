import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import './tabs.css';

export interface TabsProps<Id extends string> extends TabListProps<Id> {
  small?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs that switch a `TabPanel` in place; for tabs that are addresses see TabLinks. */
export function Tabs<Id extends string>({ small, className, ...rest }: TabsProps<Id>) {
  return (
    <TabList {...rest} className={cx('tabs', small && 'tabs--sm', className)} itemClassName="tab" />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `id` of its Tabs or Segment. */
  tabs: string;
  /** The item it belongs to. */
  value: string;
  /** Its name, where that of its tab belongs to a field inside as well. */
  label?: string | undefined;
}

export function TabPanel({ tabs, value, label, ...rest }: TabPanelProps) {
  const name =
    label === undefined ? { 'aria-labelledby': `${tabs}-tab-${value}` } : { 'aria-label': label };
  return <div {...rest} {...name} role="tabpanel" id={`${tabs}-panel-${value}`} />;
}
