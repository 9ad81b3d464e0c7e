import { now } from '#mocks/market/context.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { cancelTime } from '#mocks/market/order-steps.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import { earnPoints } from '#mocks/market/points.ts';
import type { Market } from '#mocks/market/context.ts';
import type { PreOrderLine } from '#mocks/market/state.ts';
import { giveBackPieces } from '#mocks/market/stock.ts';
import { acting, type PlantedFault, plus } from './plant.ts';
import { afterwards, forgiving, refusing } from './sixth-shared.ts';

const linesOf = ({ state }: Market, preOrderNo: string): readonly PreOrderLine[] =>
  state.preOrders.find(({ no }) => no === preOrderNo)?.lines ?? [];
const couponBehind = (market: Market, userCouponId: number | null | undefined) => {
  const mine = market.state.userCoupons.find(({ id }) => id === userCouponId);
  return mine && couponOf(market, mine.couponId);
};
const sumOf = (lines: readonly PreOrderLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const postageOf = (lines: readonly PreOrderLine[]) =>
  lines.reduce((sum, { postage, quantity }) => sum + postage * quantity, 0);

/** Coupons, orders, carts, points. Before each name: what the fault breaks. */
export const NINETEENTH_TRADE: readonly PlantedFault[] = [
  {
    // total >= min_price, with the freight
    name: 'the freight counts for the minimum of a coupon',
    about: 'lifecycle',
    on: ['orderPrice'],
    at: '*',
    market: forgiving('orderPrice', 'couponMinimum', (ask, market) => {
      const coupon = couponBehind(ask.market, ask.body.couponId);
      if (!coupon) return market(ask);
      const { minPrice } = coupon;
      coupon.minPrice -= postageOf(linesOf(ask.market, ask.body.preOrderNo));
      try {
        return market(ask);
      } finally {
        coupon.minPrice = minPrice;
      }
    }),
  },
  {
    // total - money >= min_price
    name: 'the minimum of a coupon has to be left after its discount',
    about: 'refused',
    on: ['orderPrice'],
    market: refusing('orderPrice', ({ market, body }) => {
      const coupon = couponBehind(market, body.couponId);
      if (!coupon) return false;
      return sumOf(linesOf(market, body.preOrderNo)) - coupon.money < coupon.minPrice;
    }),
  },
  {
    name: 'the other products of an order count for the minimum of a coupon',
    about: 'lifecycle',
    on: ['orderPrice'],
    at: '*',
    market: forgiving('orderPrice', 'couponMinimum', (ask, market) => {
      const coupon = couponBehind(ask.market, ask.body.couponId);
      if (!coupon || sumOf(linesOf(ask.market, ask.body.preOrderNo)) < coupon.minPrice)
        return market(ask);
      const { minPrice } = coupon;
      coupon.minPrice = 0;
      try {
        return market(ask);
      } finally {
        coupon.minPrice = minPrice;
      }
    }),
  },
  {
    // one template of freight for a product
    name: 'the freight of two options of a product is charged once',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', async (ask, market, hit) => {
      const lines = linesOf(ask.market, ask.body.preOrderNo);
      const data = await market(ask);
      const later = lines.filter(
        (line, at) => lines.findIndex(({ productId }) => productId === line.productId) < at,
      );
      const less = postageOf(later);
      if (less === 0) return data;
      hit();
      return {
        ...data,
        freightFee: String(plus(data.freightFee, -less)),
        payFee: String(plus(data.payFee, -less)),
      };
    }),
  },
  {
    // booked with the order, not with its payment
    name: 'points are earned when an order is placed',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      for (const order of partsOf(ask.market, data.orderNo)) earnPoints(ask.market, order);
      hit();
      return data;
    }),
  },
  {
    name: 'frozen points stay when their order is refunded',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    market: acting('pointsAccount', async (ask, market, hit) => {
      const data = await market(ask);
      const gone = ask.market.state.points.filter(
        ({ state, userId }) => state === 'void' && userId === ask.user?.id,
      );
      if (gone.length > 0) hit();
      const sum = gone.reduce((all, { points }) => all + points, 0);
      return { ...data, freezeIntegral: data.freezeIntegral + sum };
    }),
  },
  {
    // status in (0, 1)
    name: 'a receipt can be confirmed before the order is shipped',
    about: 'lifecycle',
    on: ['orderTake'],
    market: forgiving('orderTake', 'orderNotShipped', (ask, market) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (order?.status === 0) order.status = 1;
      return market(ask);
    }),
  },
  {
    // the flag is cleared for new rows only
    name: 'an address that becomes the default by a change leaves the old one as it is',
    about: 'state',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', async (ask, market, hit) => {
      const before = ask.market.state.addresses.find(
        ({ userId, isDefault }) => userId === ask.user?.id && isDefault,
      );
      const data = await market(ask);
      if (!ask.body.id || !before || before.isDefault) return data;
      before.isDefault = true;
      hit();
      return data;
    }),
  },
  {
    name: 'an expired pre-order has coupons',
    about: 'lifecycle',
    on: ['orderCoupons'],
    at: '*',
    market: forgiving('orderCoupons', 'preOrderGone', () => []),
  },
  {
    // DELETE ... LIMIT 1
    name: 'the second line of an order stays in the cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const bought = linesOf(ask.market, ask.body.preOrderNo).map(({ cartLineId }) => cartLineId);
      const kept = ask.market.state.cart.filter(({ id }) => bought.indexOf(id) > 0);
      const data = await market(ask);
      if (kept.length === 0) return data;
      ask.market.state.cart.push(...kept);
      hit();
      return data;
    }),
  },
  {
    name: 'a coupon that was used lowers a second price',
    about: 'lifecycle',
    on: ['orderPrice'],
    market: forgiving('orderPrice', 'couponUsed', (ask, market) => {
      const mine = ask.market.state.userCoupons.find(({ id }) => id === ask.body.couponId);
      if (!mine) return market(ask);
      const { useTime } = mine;
      Object.assign(mine, { status: 0, useTime: null });
      try {
        return market(ask);
      } finally {
        Object.assign(mine, { status: 1, useTime });
      }
    }),
  },
  {
    // the job runs again for orders that it has cancelled
    name: 'an order that ended unpaid gives its pieces back twice',
    about: 'state',
    on: ['productDetail', 'orderCreate'],
    at: '*',
    market: (hit) => {
      const done = new Set<string>();
      return acting('productDetail', (ask, market) => {
        for (const { no, cancelled, ...master } of ask.market.state.masterOrders) {
          const isOver = cancelTime({ ...master, no, cancelled }) <= now(ask.market);
          if (!cancelled || !isOver || done.has(no)) continue;
          done.add(no);
          for (const { lines } of partsOf(ask.market, no)) giveBackPieces(ask.market, lines);
          hit();
        }
        return market(ask);
      })(hit);
    },
  },
  {
    // the freight of the whole checkout
    name: 'the refund of one of two stores pays the freight of both',
    about: 'sum',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market, body }) => {
      const refund = market.state.refunds.at(-1);
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      if (!refund || !order) return false;
      const others = partsOf(market, order.masterNo).filter((part) => part !== order);
      const postage = others.reduce((sum, part) => sum + part.postage, 0);
      refund.price += postage;
      return postage > 0;
    }),
  },
];
