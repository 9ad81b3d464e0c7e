import { getCouponReceiveMutationOptions } from '#generated/client/coupon/coupon.ts';
import type { CouponOfferPage } from '#generated/model/couponOfferPage.ts';
import { mutate } from '#/api/mutate.ts';
import { queriesOf } from '#/api/query-client.ts';
import type { Write } from '#/session/write.ts';

const offers = { predicate: queriesOf(['couponOffers']) };

export const receiveCoupon: Write<[couponId: number]> = {
  signInFor: 'coupons',
  send: (client, couponId) =>
    mutate(client, getCouponReceiveMutationOptions(), { data: { couponId } }),
  // No call returns one coupon: the offers that the page shows say whether the shopper has it.
  verify: async ({ client }, couponId) => {
    await client.refetchQueries(offers);
    const pages = client.getQueriesData<CouponOfferPage>(offers);
    return pages.some(([, page]) => page?.list.some(({ id, isUse }) => isUse && id === couponId));
  },
};
