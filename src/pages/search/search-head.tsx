import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '../../../generated/model/productCardPage.ts';
import { shopName } from '../../config/shop.ts';
import { GoodsList } from '../../features/head/goods-list.tsx';
import { PageHead } from '../../features/head/page-head.tsx';
import { canonicalSearch, PAGE_SIZE } from '../../features/search/search-query.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { paths, type SearchQuery } from '../../lib/paths.ts';

interface SearchHeadProps {
  heading: string;
  asked: SearchQuery;
  found: ProductCardPage;
  /** Nothing for a search engine to find. */
  empty: boolean;
}

/** A list as search engines know it: one address, however it is filtered and sorted. */
export function SearchHead({ heading, asked, found, empty }: SearchHeadProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const page = asked.page ?? 1;
  const name = page > 1 ? `${heading} (${t('search.page', { n: page })})` : heading;
  const goods = found.list.map(({ id, storeName }) => ({ id, name: storeName }));
  return (
    <>
      <PageHead
        name={name}
        description={t('head.list', { name: heading, shop })}
        path={paths.search(canonicalSearch(asked))}
        picture={found.list[0]?.image}
        empty={empty}
      />
      <GoodsList goods={goods} total={found.total} before={(page - 1) * PAGE_SIZE} />
    </>
  );
}
