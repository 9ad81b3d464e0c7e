import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import { shopName } from '#/config/shop.ts';
import { ItemList } from '#/shared/head/item-list.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { paths } from '#/lib/paths.ts';

interface StoresHeadProps {
  heading: string;
  /** text that describes the page */
  describe: 'stores.streetHead' | 'stores.listHead';
  page: number;
  path: string;
  picture?: string | undefined;
  /** undefined while loading */
  found: MerchantCardPage | undefined;
  /** stores per page */
  size: number;
  /** any words are searched for */
  isSearch?: boolean;
}

/** Document head of a store list. */
export function StoresHead({
  heading,
  describe,
  page,
  path,
  picture,
  found,
  size,
  isSearch = false,
}: StoresHeadProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const name = page > 1 ? `${heading} (${t('list.page', { n: page })})` : heading;
  const stores = found?.list ?? [];
  return (
    <>
      <PageHead
        name={name}
        description={t(describe, { name: heading, shop })}
        path={path}
        picture={picture || stores[0]?.streetBackImage || stores[0]?.backImage}
        empty={isSearch || found?.list.length === 0}
      />
      <ItemList
        items={stores.map((store) => ({ name: store.name, path: paths.store(store.id) }))}
        total={found?.total ?? 0}
        before={(page - 1) * size}
      />
    </>
  );
}
