import type { Ref } from 'react';
import { TabLinks, type TabLinkItem } from '../../ui/tab-links.tsx';
import './list-head.css';

interface ListHeadProps {
  title: string;
  tabs: readonly TabLinkItem[];
  /** id of the tab that is open */
  value: string;
  /** the heading, which can take the focus */
  ref?: Ref<HTMLHeadingElement>;
}

/** The card above a list of the account area: what it is, and its tabs. */
export function ListHead({ title, tabs, value, ref }: ListHeadProps) {
  return (
    <div className="card list-head">
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <TabLinks small label={title} items={tabs} value={value} />
    </div>
  );
}
