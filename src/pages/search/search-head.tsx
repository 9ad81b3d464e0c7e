import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '../../../generated/model/productCardPage.ts';
import { shopOrigin } from '../../config/origin.ts';
import { shopName } from '../../config/shop.ts';
import { JsonLd } from '../../features/head/json-ld.tsx';
import { PageHead } from '../../features/head/page-head.tsx';
import { canonicalSearch, PAGE_SIZE } from '../../features/search/search-query.ts';
import { addressOf } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { paths, type SearchQuery } from '../../lib/paths.ts';

interface SearchHeadProps {
  heading: string;
  asked: SearchQuery;
  found: ProductCardPage;
}

/** A list as search engines know it: one address, however it is filtered and sorted. */
export function SearchHead({ heading, asked, found }: SearchHeadProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const shop = shopName(locale);
  const page = asked.page ?? 1;
  const name = page > 1 ? `${heading} (${t('search.page', { n: page })})` : heading;
  const goods = found.list.map(({ id, storeName }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * PAGE_SIZE + index + 1,
    name: storeName,
    url: addressOf(shopOrigin(), locale, paths.goods(id)),
  }));
  return (
    <>
      <PageHead name={name} description={t('head.list', { name: heading, shop })} path={paths.search(canonicalSearch(asked))} picture={found.list[0]?.image} empty={goods.length === 0} />
      {goods.length > 0 && <JsonLd data={{ '@type': 'ItemList', numberOfItems: found.total, itemListElement: goods }} />}
    </>
  );
}
