import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { ReviewCount } from '#generated/model/reviewCount.ts';
import type { JsonLdNode } from '#/shared/head/json-ld.tsx';
import { pictureAddress } from '#/shared/head/picture-address.ts';
import { toAmount, toMinor } from '#/lib/money.ts';
import { galleryPictures } from './pictures.ts';

interface Facts {
  detail: ProductDetail;
  /** undefined if unknown */
  count: ReviewCount | undefined;
  /** ISO 4217; null if unknown, then omitted */
  currency: string | null;
  description: string;
  /** address of the page */
  url: string;
}

/** JSON-LD of a product, with known properties only. */
export function productJsonLd({ detail, count, currency, description, url }: Facts): JsonLdNode {
  const { productInfo: product } = detail;
  return {
    '@type': 'Product',
    productID: String(product.id),
    name: product.storeName,
    description,
    url,
    image: galleryPictures(product, null).flatMap((src) => pictureAddress(src) ?? []),
    offers: {
      ...offerOf(detail),
      ...(currency && { priceCurrency: currency }),
      url,
      seller: { '@type': 'Organization', name: detail.merchantInfo.name },
    },
    ...(count && ratingOf(count)),
  };
}

const inStock = (stock: number) => `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;

/** A single price or a price range. */
function offerOf({ productInfo, productValue }: ProductDetail): JsonLdNode {
  const skus = Object.values(productValue);
  const prices =
    skus.length > 0 ? skus.map(({ price }) => toMinor(price)) : [toMinor(productInfo.price)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const availability = inStock(productInfo.stock);
  if (low === high) return { '@type': 'Offer', price: toAmount(low), availability };
  return {
    '@type': 'AggregateOffer',
    lowPrice: toAmount(low),
    highPrice: toAmount(high),
    offerCount: skus.length,
    availability,
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
