import { acting, eachRow, listIn, type PlantedFault, rowsOf } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

/** WHERE clauses, unique keys and joins of carts, coupons, orders and refunds. Before each name: what the fault breaks. */
export const SIXTEENTH_ORDERS: readonly PlantedFault[] = [
  {
    // a unique key on the number of the checkout
    name: 'of the parts of a checkout only one can be refunded',
    about: 'refused',
    on: ['refundApply'],
    market: refusing('refundApply', ({ market, body }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      return market.state.merchantOrders.some(
        ({ no, masterNo, refundStatus }) =>
          no !== order?.no && masterNo === order?.masterNo && refundStatus !== 0,
      );
    }),
  },
  {
    // UPDATE … WHERE master_no = ?
    name: 'with one part of a checkout the other parts are received',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      const parts = market.state.merchantOrders.filter(
        ({ masterNo, status }) => masterNo === order?.masterNo && (status === 0 || status === 1),
      );
      for (const part of parts) part.status = 3;
      return parts.length > 0;
    }),
  },
  {
    // WHERE without the state of the received coupon
    name: 'coupons that have paid are offered for an order',
    about: 'state',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const { userCoupons } = ask.market.state;
      const used = userCoupons.filter(
        ({ userId, status }) => userId === ask.user?.id && status === 1,
      );
      const before = await market(ask);
      for (const coupon of used) coupon.status = 0;
      const data = await market(ask);
      for (const coupon of used) coupon.status = 1;
      if (data.length > before.length) hit();
      return data;
    }),
  },
  {
    // UPDATE coupons SET status = 0 WHERE uid = ?
    name: 'a cancellation gives back all coupons of the member',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: afterwards('orderCancel', ({ market, user }) => {
      const used = market.state.userCoupons.filter(
        ({ userId, status }) => userId === user?.id && status === 1,
      );
      for (const coupon of used) Object.assign(coupon, { status: 0, useTime: null });
      return used.length > 0;
    }),
  },
  {
    // COUNT(*) without the product
    name: 'the total of the coupons of a product is that of its store',
    about: 'page',
    on: ['couponOffers'],
    market: acting('couponOffers', async (ask, market, hit) => {
      const data = await market(ask);
      if (!ask.query.productId) return data;
      const { productId: _, ...rest } = ask.query;
      const { total } = await market({ ...ask, query: rest });
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // status: "The order is paid"
    name: 'the payment of a cancelled order is captured',
    about: 'state',
    on: ['walletCapture'],
    at: '*',
    market: acting('walletCapture', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      if (data.status || !order?.cancelled) return data;
      hit();
      return { ...data, status: true };
    }),
  },
  {
    // UPDATE … WHERE sku_id = ?
    name: 'a new quantity is that of the option in all carts',
    about: 'state',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, body }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      const others = market.state.cart.filter(
        ({ id, skuId, quantity }) =>
          id !== body.id && skuId === line?.skuId && quantity !== body.number,
      );
      for (const other of others) other.quantity = body.number;
      return others.length > 0;
    }),
  },
  {
    // UPDATE … WHERE product_id = ?
    name: 'a review marks the lines of the product in other orders',
    about: 'state',
    on: ['reviewAdd'],
    at: '*',
    market: afterwards('reviewAdd', ({ market, user, body }) => {
      const mine = market.state.merchantOrders
        .filter(({ userId }) => userId === user?.id)
        .flatMap(({ lines }) => lines);
      const written = mine.find(({ id }) => id === body.orderInfoId);
      const others = mine.filter(
        ({ id, productId, received, reviewed }) =>
          id !== written?.id && productId === written?.productId && received && !reviewed,
      );
      for (const other of others) other.reviewed = true;
      return others.length > 0;
    }),
  },
  {
    // "the order does not exist or is not the caller's"; found by its number alone
    name: 'the result of a scan code of another member is shown',
    about: 'owner',
    on: ['scanPayResult'],
    at: '*',
    market: forgiving('scanPayResult', 'orderMissing', () => false),
  },
  {
    // @RequestBody trimmed by a filter that also drops empty texts
    name: 'a note of blanks and line breaks loses its inner line breaks',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark ? { mark: body.mark.replaceAll(/\s*\n\s*/g, ' ') } : {}),
    })),
  },
  {
    // a list of the mobile client
    name: 'an unpaid order is listed once for each of its stores',
    about: 'page',
    on: ['awaitPayOrders'],
    edit: eachRow((row, at, call) => {
      if (at > 0 || listIn(row, 'orderList').length < 2) return;
      rowsOf(call).push({ ...row });
    }),
  },
];
