import { cx } from './cx.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import * as styles from './segment.module.css';

/** Segmented control for two or three options, each with a `TabPanel`. */
export function Segment<Id extends string>({
  className,
  ...rest
}: TabListProps<Id> & { className?: string | undefined }) {
  return <TabList {...rest} className={cx(styles.root, className)} />;
}
