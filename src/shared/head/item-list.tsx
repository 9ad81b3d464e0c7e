import { shopOrigin } from '#/config/runtime.ts';
import { addressOf } from '#/i18n/languages.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { JsonLd } from './json-ld.tsx';

interface ItemListProps {
  items: readonly { name: string; path: string }[];
  /** number of items on all pages */
  total: number;
  /** number of items on previous pages */
  before?: number;
}

/** Structured data of a list. */
export function ItemList({ items, total, before = 0 }: ItemListProps) {
  const { locale } = useTranslation();
  if (items.length === 0) return null;
  const elements = items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: addressOf(shopOrigin(), locale, path),
  }));
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: total, itemListElement: elements }} />;
}
