import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import { shopName } from '#/config/shop.ts';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { canonicalSearch, PAGE_SIZE } from '#/domain/search/search-query.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths, type SearchQuery } from '#/lib/paths.ts';

interface SearchHeadProps {
  heading: string;
  asked: SearchQuery;
  found: ProductCardPage;
  /** name of the parent category */
  parent: string | undefined;
  /** Excludes the page from search engines. */
  empty: boolean;
}

/** Document head of a result list. The canonical address has no filters and no sort order. */
export function SearchHead({ heading, parent, asked, found, empty }: SearchHeadProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const page = asked.page ?? 1;
  const title = parent ? `${heading} \u00b7 ${parent}` : heading;
  const name = page > 1 ? `${title} (${t('list.page', { n: page })})` : title;
  const products = found.list.map(({ id, storeName }) => ({ id, name: storeName }));
  return (
    <>
      <PageHead
        name={name}
        description={t('head.list', { name: heading, shop })}
        path={paths.search(canonicalSearch(asked))}
        picture={found.list[0]?.image}
        empty={empty || asked.title !== undefined}
      />
      <ProductListJsonLd products={products} total={found.total} before={(page - 1) * PAGE_SIZE} />
    </>
  );
}
