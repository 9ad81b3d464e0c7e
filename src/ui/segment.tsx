import { cx } from './cx.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import './segment.css';

/** Two to three ways to do the same thing; give each a `TabPanel`. */
export function Segment<Id extends string>({
  className,
  ...rest
}: TabListProps<Id> & { className?: string | undefined }) {
  return <TabList {...rest} className={cx('segment', className)} />;
}
