import type { Catalogue } from '../../market/model.ts';
import { ACTIVITIES } from './activities.ts';
import { CATEGORIES } from './categories.ts';
import { COUPONS } from './coupons.ts';
import { GUARANTEES } from './guarantees.ts';
import { MERCHANT_CATEGORIES, MERCHANT_TYPES } from './merchant-types.ts';
import { MERCHANTS } from './merchants.ts';
import { buildProducts } from './products.ts';
import { buildReviews } from './reviews.ts';
import { SITE } from './site.ts';

/** Builds the catalogue; the same seed gives the same catalogue. */
export function buildCatalogue(seed: number): Catalogue {
  const products = buildProducts(seed);
  return {
    categories: [...CATEGORIES],
    merchants: [...MERCHANTS],
    merchantTypes: [...MERCHANT_TYPES],
    merchantCategories: [...MERCHANT_CATEGORIES],
    guarantees: [...GUARANTEES],
    products,
    activities: [...ACTIVITIES],
    coupons: [...COUPONS],
    reviews: buildReviews(seed, products),
    site: SITE,
  };
}
