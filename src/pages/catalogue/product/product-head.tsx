import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { shopName } from '#/config/shop.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { JsonLd } from '#/shared/head/json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { addressOf } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Document head, structured data and breadcrumb of a product: one canonical address for all options. */
export const ProductHead = memo(function ProductHead({
  detail,
  categories,
}: {
  detail: ProductDetail;
  /** from the top; empty if unknown */
  categories: readonly CategoryNode[];
}) {
  const { t, locale } = useTranslation();
  const { currency } = useMoney();
  const { productInfo: product, merchantInfo: store } = detail;
  const { data: count } = useProductReviewCount(product.id);
  const path = paths.product(product.id);
  const description =
    product.storeInfo.trim() ||
    t('head.goods', { name: product.storeName, store: store.name, shop: shopName(locale) });
  return (
    <>
      <PageHead
        name={product.storeName}
        description={description}
        path={path}
        picture={product.image}
        type="product"
      />
      <JsonLd
        data={productJsonLd({
          detail,
          count,
          currency,
          description,
          url: addressOf(shopOrigin(), locale, path),
        })}
      />
      <Crumbs
        items={[
          { label: t('nav.home'), to: paths.home() },
          ...categories.map(({ id, name }) => ({ label: name, to: paths.search({ cid: id }) })),
          { label: product.storeName },
        ]}
      />
    </>
  );
});
