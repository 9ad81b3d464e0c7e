import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { Button } from '#/ui/button.tsx';

/** More than lists have; a browser renders ten thousand items in many seconds. */
const SHARE = 200;

interface FirstOfProps<Item> {
  items: readonly Item[];
  /** shown wherever it is in the list: what is chosen */
  isKept?: (item: Item) => boolean;
  /** the items are `li` elements */
  inList?: boolean;
  /** how many are shown at first, and more with each press */
  share?: number;
  children: (item: Item, index: number) => Elements;
}

/** The items of a list that comes whole from the backend, which may make it long: the first ones, and a button for more. */
export function FirstOf<Item>({
  items,
  isKept,
  inList = false,
  share = SHARE,
  children,
}: FirstOfProps<Item>) {
  const { t } = useTranslation();
  const [count, setCount] = useState(share);
  function showMore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const list = (inList ? currentTarget.parentElement : currentTarget)?.parentElement;
    const before = new Set(list?.children);
    flushSync(() => setCount(count + share));
    const next = [...(list?.children ?? [])].find((item) => !before.has(item));
    const control = next?.matches('a, button') ? next : next?.querySelector('a, button');
    if (control instanceof HTMLElement) control.focus();
  }
  const more = items.length > count && (
    <Button size="sm" onClick={showMore}>
      {t('nav.more')}
    </Button>
  );
  return (
    <>
      {items.map((item, index) => (index < count || isKept?.(item) ? children(item, index) : null))}
      {inList ? more && <li>{more}</li> : more}
    </>
  );
}
