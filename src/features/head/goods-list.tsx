import { shopOrigin } from '../../config/origin.ts';
import { addressOf } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { JsonLd } from './json-ld.tsx';

interface GoodsListProps {
  goods: readonly { id: number; name: string }[];
  /** of all pages */
  total: number;
  /** how many stand on the pages before */
  before?: number;
}

/** Tells search engines which goods a page lists, in their order. */
export function GoodsList({ goods, total, before = 0 }: GoodsListProps) {
  const locale = useLocale();
  if (goods.length === 0) return null;
  const items = goods.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: addressOf(shopOrigin(), locale, paths.goods(id)),
  }));
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: total, itemListElement: items }} />;
}
