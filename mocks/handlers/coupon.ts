import {
  couponsLeft,
  couponValidity,
  hasTaken,
  listOffers,
  myCoupons,
  receiveCoupon,
} from '../market/coupons.ts';
import { couponOf } from '../market/lookups.ts';
import { pageOf } from '../market/paging.ts';
import { preOrderCoupons } from '../market/preorder.ts';
import type { UserCoupon } from '../market/state.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Ask, type HandlersOf, shopper } from './types.ts';
import { day, money, pageWith, stamp, stampOrNull, wireOf } from './wire.ts';

/** Fields of a received coupon, common to all lists. */
function received(ask: Ask<OperationId>, mine: UserCoupon) {
  const coupon = couponOf(ask.market, mine.couponId);
  return {
    id: mine.id,
    name: wireOf(ask).text(coupon.name),
    money: money(coupon.money),
    minPrice: money(coupon.minPrice),
    status: mine.status,
    startTime: stamp(mine.start),
    endTime: stamp(mine.end),
    useTime: stampOrNull(mine.useTime),
    useType: coupon.useType,
  };
}

export const couponHandlers: HandlersOf<
  'couponOffers' | 'couponList' | 'couponReceive' | 'orderCoupons'
> = {
  couponOffers: (ask) =>
    pageWith(
      pageOf(listOffers(ask.market, ask.query), ask.query.page, ask.query.limit),
      (coupon) => ({
        id: coupon.id,
        name: wireOf(ask).text(coupon.name),
        money: money(coupon.money),
        minPrice: money(coupon.minPrice),
        isLimited: coupon.isLimited,
        lastTotal: coupon.isLimited ? couponsLeft(ask.market, coupon) : 0,
        useType: coupon.useType,
        primaryKey: coupon.productIds.join(','),
        receiveStartTime: stampOrNull(coupon.receiveStart),
        receiveEndTime: stampOrNull(coupon.receiveEnd),
        isFixedTime: coupon.useEnd !== null,
        useStartTimeStr: coupon.useStart === null ? null : day(coupon.useStart),
        useEndTimeStr: coupon.useEnd === null ? null : day(coupon.useEnd),
        day: coupon.day,
        type: coupon.type,
        isUse: ask.user !== null && hasTaken(ask.market, ask.user.id, coupon.id),
      }),
    ),
  couponList: (ask) => {
    const { id: uid } = shopper(ask);
    return pageWith(
      pageOf(myCoupons(ask.market, uid, ask.query.type), ask.query.page, ask.query.limit),
      (mine) => ({
        ...received(ask, mine),
        uid,
        validStr: couponValidity(ask.market, mine),
        merId: couponOf(ask.market, mine.couponId).merId,
        primaryKey: couponOf(ask.market, mine.couponId).productIds.join(','),
      }),
    );
  },
  couponReceive: (ask) => {
    receiveCoupon(ask.market, shopper(ask).id, ask.body.couponId);
    return null;
  },
  orderCoupons: (ask) =>
    preOrderCoupons(ask.market, shopper(ask).id, ask.params.preOrderNo).map((mine) => ({
      ...received(ask, mine),
      startTime: day(mine.start),
      endTime: day(mine.end),
      couponId: mine.couponId,
    })),
};
