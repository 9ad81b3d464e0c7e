import { useRef, type KeyboardEvent } from 'react';
import type { Content, Elements } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: Content;
  /** after the label, e.g. a `CountBadge` */
  tail?: Elements;
}

export interface TabListProps<Id extends string> {
  /** associates the tabs with their `TabPanel`; unique in the page */
  id: string;
  /** accessible name */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (value: Id) => void;
}

interface Looks {
  className: string | undefined;
  itemClassName?: string | undefined;
}

/** One tab stop; arrow keys, Home and End move the focus and select. */
export function TabList<Id extends string>({
  id,
  label,
  items,
  value,
  onChange,
  className,
  itemClassName,
}: TabListProps<Id> & Looks) {
  const list = useRef<HTMLDivElement>(null);

  function keyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value);
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + items.length) % items.length;
    const item = items[index];
    if (!item) return;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
    if (item.id !== value) onChange(item.id);
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={keyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-tab-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${id}-panel-${item.id}` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          className={itemClassName}
          onClick={() => onChange(item.id)}
        >
          {asElements(item.label)}
          {item.tail}
        </button>
      ))}
    </div>
  );
}
