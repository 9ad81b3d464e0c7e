import { getCouponReceiveMutationOptions } from '#generated/client/coupon/coupon.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

export const receiveCoupon: Write<[couponId: number]> = {
  send: (client, couponId) =>
    mutate(client, getCouponReceiveMutationOptions(), { data: { couponId } }),
  unverified: 'The offers are read again and say whether the shopper has it.',
};
