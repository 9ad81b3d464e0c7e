import { type KeyboardEvent, useRef } from 'react';
import type { Elements } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { ownKey } from './own-key.ts';
import * as styles from './segment.module.css';

interface SegmentProps<Id extends string> {
  /** associates the tabs with their `TabPanel`; unique in the page */
  id: string;
  /** accessible name */
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
  className?: string | undefined;
}

/**
 * Segmented control for two or three options, each with a `TabPanel`. One tab stop; arrow keys, Home and End move the focus
 * and select.
 */
export function Segment<Id extends string>({
  id,
  label,
  items,
  value,
  onChange,
  className,
}: SegmentProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function keyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value);
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = to[ownKey(event)];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + items.length) % items.length;
    const item = items[index];
    if (!item) return;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
    if (item.id !== value) onChange(item.id);
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(styles.root, className)}
      onKeyDown={keyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-tab-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${id}-panel-${item.id}` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** `id` of its `Segment` */
  tabs: string;
  /** id of its item */
  value: string;
  /** accessible name: a field inside may have that of the tab */
  label: string;
  children: Elements;
}

export function TabPanel({ tabs, value, label, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${tabs}-panel-${value}`} aria-label={label}>
      {children}
    </div>
  );
}
