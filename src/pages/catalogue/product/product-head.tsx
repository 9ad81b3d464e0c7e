import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { shopName } from '#/config/shop.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { JsonLd, type JsonLdNode } from '#/shared/head/json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { addressOf } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import type { ReviewCount } from '#generated/model/reviewCount.ts';
import { pictureAddress } from '#/shared/head/picture-address.ts';
import { decimalsOf } from '#/lib/currency.ts';
import { isUnknown, type Minor, toAmount, toMinor } from '#/lib/money.ts';
import { galleryPictures } from './pictures.ts';

interface Facts {
  detail: ProductDetail;
  /** undefined if unknown */
  count: ReviewCount | undefined;
  /** ISO 4217; null if unknown, then there are no offers: a price without a currency is invalid */
  currency: string | null;
  description: string;
  /** address of the page */
  url: string;
}

/** JSON-LD of a product, with known properties only. No call of the contract has its brand. */
function productJsonLd({ detail, count, currency, description, url }: Facts): JsonLdNode {
  const { productInfo: product } = detail;
  return {
    '@type': 'Product',
    productID: String(product.id),
    sku: String(product.id),
    name: product.storeName,
    description,
    url,
    image: galleryPictures(product, null).flatMap((src) => pictureAddress(src) ?? []),
    ...(currency && offersOf(detail, currency, url)),
    ...(count && ratingOf(count)),
  };
}

const inStock = (stock: number) => `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;

/** Amount with a dot, with the decimals of its currency. */
const amountIn = (minor: Minor, currency: string): string =>
  decimalsOf(minor, currency) === 0 ? String(minor / 100) : toAmount(minor);

/** A single price or a price range of the readable prices; null without one. */
function offersOf(
  { productInfo, productValue, merchantInfo }: ProductDetail,
  currency: string,
  url: string,
) {
  const skus = Object.values(productValue);
  const prices = (skus.length > 0 ? skus : [productInfo])
    .map(({ price }) => toMinor(price))
    .filter((price) => !isUnknown(price));
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const price =
    low === high
      ? { '@type': 'Offer', price: amountIn(low, currency) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: amountIn(low, currency),
          highPrice: amountIn(high, currency),
          offerCount: skus.length,
        };
  return {
    offers: {
      ...price,
      priceCurrency: currency,
      availability: inStock(productInfo.stock),
      url,
      seller: { '@type': 'Organization', name: merchantInfo.name },
    },
  };
}

/** The average rating as shown on the page, rounded down. null without reviews. */
function ratingOf({ sumCount, replyStar }: ReviewCount) {
  if (sumCount === 0 || replyStar < 1) return null;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: replyStar,
      reviewCount: sumCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

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
