import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import { getMerchantStreetQueryOptions } from '#generated/client/stores/stores.ts';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import type { AppContext } from '#/router/types.ts';
import { homeStreetParams } from './street-params.ts';

/** Some stores have no coupons. */
const STORES = 3;

/** Coupons of the first stores, one query each: the list of all stores does not name the store of a coupon. */
export const welcomeCouponsQueries = (stores: readonly MerchantCard[]) =>
  stores
    .slice(0, STORES)
    .map(({ id }) => getCouponOffersQueryOptions(couponParams(id, 'store', 1)));

export async function loadWelcomeCoupons({ queryClient }: AppContext): Promise<void> {
  const street = getMerchantStreetQueryOptions(homeStreetParams);
  const { list } = await queryClient.ensureQueryData(street);
  await Promise.all(welcomeCouponsQueries(list).map((each) => queryClient.prefetchQuery(each)));
}
