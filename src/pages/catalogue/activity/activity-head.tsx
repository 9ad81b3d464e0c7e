import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import type { ActivityProductPage } from '#generated/model/activityProductPage.ts';
import { shopName } from '#/config/shop.ts';
import { ACTIVITY_PRODUCTS } from './activity-query.ts';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';

interface ActivityHeadProps {
  activity: ActivityDetail;
  page: number;
  /** undefined while loading */
  found: ActivityProductPage | undefined;
}

/** Document head of a promotion. The canonical address has only the id. */
export function ActivityHead({ activity: { id, name, banner }, page, found }: ActivityHeadProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const title = page > 1 ? `${name} (${t('list.page', { n: page })})` : name;
  const products =
    found?.list.map(({ proId, storeName }) => ({ id: proId, name: storeName })) ?? [];
  return (
    <>
      <PageHead
        name={title}
        description={t('offer.head', { name, shop })}
        path={paths.activity({ id }, page)}
        picture={banner[0]}
        empty={found?.list.length === 0}
      />
      <ProductListJsonLd
        products={products}
        total={found?.total ?? 0}
        before={(page - 1) * ACTIVITY_PRODUCTS}
      />
    </>
  );
}
