import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { ReviewCount } from '#generated/model/reviewCount.ts';
import type { JsonLdNode } from '#/shared/head/json-ld.tsx';
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
export function productJsonLd({ detail, count, currency, description, url }: Facts): JsonLdNode {
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
