import { now } from '#mocks/market/context.ts';
import { couponOf, skuOf } from '#mocks/market/lookups.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import { cancelTime } from '#mocks/market/order-steps.ts';
import { PRE_ORDER_LIFE } from '#mocks/market/preorder.ts';
import { currentPrice } from '#mocks/market/prices.ts';
import { giveBackPieces } from '#mocks/market/stock.ts';
import { acting, type PlantedFault } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

/** Cart, pre-orders and orders. Before each name: what the fault breaks. */
export const SIXTH_ORDERS: readonly PlantedFault[] = [
  {
    // cartSave: "All or nothing"
    name: 'the skus before a wrong one are put into the cart',
    about: 'state',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', async (ask, market, hit) => {
      for (const [at, item] of ask.body.entries()) {
        try {
          await market({ ...ask, body: [item] });
        } catch (error) {
          if (at > 0) hit();
          throw error;
        }
      }
      return null;
    }),
  },
  {
    // cartSave: "gets the pieces added, and the sum may exceed 99"
    name: 'the pieces of a line end at 99',
    about: 'sum',
    on: ['cartSave'],
    at: '*',
    market: afterwards('cartSave', ({ market, user }) => {
      const over = market.state.cart.filter(
        (line) => line.userId === user?.id && line.quantity > 99,
      );
      for (const line of over) line.quantity = 99;
      return over.length > 0;
    }),
  },
  {
    // cartSetQuantity: "The same quantity again is a success"
    name: 'the same quantity again is refused, as no row has changed',
    about: 'refused',
    on: ['cartSetQuantity'],
    market: refusing('cartSetQuantity', ({ market, body }) =>
      market.state.cart.some(({ id, quantity }) => id === body.id && quantity === body.number),
    ),
  },
  {
    // numType: "False: invalid ones"
    name: 'the count of invalid lines counts all',
    about: 'count',
    on: ['cartCount'],
    market: acting('cartCount', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.numType) return data;
      const valid = await market({ ...ask, query: { ...ask.query, numType: true } });
      if (valid.count > 0) hit();
      return { count: data.count + valid.count };
    }),
  },
  {
    // price: "Current price of the sku"
    name: 'a line of the cart keeps the price of the day it was added',
    about: 'same',
    on: ['cartList'],
    at: '*',
    market: (hit) => {
      const prices = new Map<string, string | null>();
      return acting('cartList', async (ask, market) => {
        const data = await market(ask);
        for (const line of data.flatMap(({ cartInfoList }) => cartInfoList)) {
          const key = `${line.id} ${line.attrId}`;
          const price = prices.get(key) ?? line.price;
          prices.set(key, price);
          if (price !== line.price) hit();
          line.price = price;
        }
        return data;
      })(hit);
    },
  },
  {
    // orderPrice: "Product total from the frozen prices"
    name: 'the price of an order is calculated from the present prices',
    about: 'same',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', async (ask, market, hit) => {
      const lines =
        ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
      const frozen = lines.map(({ price }) => price);
      for (const line of lines) {
        const { price } = skuOf(ask.market, line.productId, line.skuId);
        const present = currentPrice(ask.market, line.productId, price);
        if (present !== line.price) hit();
        line.price = present;
      }
      try {
        return await market(ask);
      } finally {
        lines.forEach((line, at) => (line.price = frozen[at] ?? line.price));
      }
    }),
  },
  {
    // preOrderDetail: "Fails after 5 minutes"
    name: 'each look at a pre-order gives it five more minutes',
    about: 'lifecycle',
    on: ['preOrderDetail'],
    at: '*',
    market: (hit) => {
      const made = new Map<string, number>();
      return acting('preOrderDetail', async (ask, market) => {
        const { preOrderNo } = ask.params;
        const data = await market(ask);
        const preOrder = ask.market.state.preOrders.find(({ no }) => no === preOrderNo);
        if (!preOrder) return data;
        const time = now(ask.market);
        const created = made.get(preOrderNo) ?? preOrder.created;
        made.set(preOrderNo, created);
        if (time - created >= PRE_ORDER_LIFE) hit();
        preOrder.created = time;
        return data;
      })(hit);
    },
  },
  {
    // orderPrice: the sum "must reach the minimum spend"
    name: 'a coupon is refused when the sum is exactly its minimum',
    about: 'refused',
    on: ['orderPrice'],
    market: acting('orderPrice', async (ask, market, hit) => {
      const data = await market(ask);
      const mine = ask.market.state.userCoupons.find(({ id }) => id === ask.body.couponId);
      if (!mine) return data;
      const coupon = couponOf(ask.market, mine.couponId);
      coupon.minPrice += 1;
      try {
        return await market(ask);
      } catch (error) {
        hit();
        throw error;
      } finally {
        coupon.minPrice -= 1;
      }
    }),
  },
  {
    // orderCancel: "the stock is released", of an order that was cancelled before: once
    name: 'an order that is cancelled again gives its pieces back again',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const { orderNo } = ask.params;
      const wasCancelled = ask.market.state.masterOrders.find(
        ({ no }) => no === orderNo,
      )?.cancelled;
      const data = await market(ask);
      if (wasCancelled) {
        hit();
        for (const { lines } of partsOf(ask.market, orderNo)) giveBackPieces(ask.market, lines);
      }
      return data;
    }),
  },
  {
    // orderCreate: "An unpaid order is cancelled after some hours"; orderCancel: "the coupon can be used again"
    name: 'the coupon of an order that the job has cancelled stays used',
    about: 'state',
    on: ['couponList'],
    at: '*',
    market: acting('couponList', (ask, market, hit) => {
      const { masterOrders, userCoupons } = ask.market.state;
      const late = masterOrders.filter(
        (order) =>
          order.cancelled &&
          order.userId === ask.user?.id &&
          cancelTime(order) <= now(ask.market) &&
          order.userCouponId > 0,
      );
      for (const { userCouponId, createTime } of late) {
        const mine = userCoupons.find(({ id, status }) => id === userCouponId && status === 0);
        if (!mine) continue;
        hit();
        Object.assign(mine, { status: 1, useTime: createTime });
      }
      return market(ask);
    }),
  },
  {
    // addressSave: "Orders keep only … 18 of the phone"; the address may have 50
    name: 'an order to an address with a long phone number is refused',
    about: 'refused',
    on: ['orderCreate'],
    market: refusing('orderCreate', ({ market, body }) =>
      market.state.addresses.some(
        ({ id, phone }) => id === body.addressId && (phone ?? '').length > 18,
      ),
    ),
  },
  {
    // payChannel: "Client used for the payment"
    name: 'orders of phones are orders of the desktop',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({ ...body, payChannel: 'pc' as const })),
  },
];
