import type { ComponentProps, Ref } from 'react';
import { TabLinks } from '#/ui/tab-links.tsx';
import * as styles from './list-head.module.css';

interface ListHeadProps {
  title: string;
  tabs: ComponentProps<typeof TabLinks>['items'];
  /** id of the selected tab */
  value: string;
  /** the focusable heading */
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading and tabs above a list of the account area. */
export function ListHead({ title, tabs, value, ref }: ListHeadProps) {
  return (
    <div className={`card ${styles.root}`}>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <TabLinks small label={title} items={tabs} value={value} className={styles.tabs} />
    </div>
  );
}
