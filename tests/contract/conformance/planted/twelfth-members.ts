import { usableCoupons } from '#mocks/market/pricing.ts';
import { acting, eachRow, firstOf, type PlantedFault, type Tree } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

/** Addresses, cart, checkout, orders, refunds, reviews. Before each name: what the fault breaks. */
export const TWELFTH_MEMBERS: readonly PlantedFault[] = [
  {
    // if (number > 1) update
    name: 'a line of the cart is not reduced to one piece',
    about: 'kept',
    on: ['cartSetQuantity'],
    at: '*',
    market: acting('cartSetQuantity', (ask, market, hit) => {
      if (ask.body.number !== 1) return market(ask);
      const line = ask.market.state.cart.find(({ id }) => id === ask.body.id);
      if (line?.quantity === 1) return market(ask);
      hit();
      return null;
    }),
  },
  {
    // price: "Current price of the sku"; stored with the line
    name: 'a line of the cart keeps its first price',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data, memory }) => {
      for (const group of data as unknown as Tree[])
        for (const line of group.cartInfoList as Tree[])
          line.price = firstOf(memory, `${String(line.id)} ${String(line.attrId)}`, line.price);
    },
  },
  {
    // addressId: "Id of the default address"; the newest
    name: 'a new order has the newest address',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    market: acting('preOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const newest = ask.market.state.addresses.findLast(({ userId }) => userId === ask.user?.id);
      if (!newest || newest.id === data.addressId) return data;
      hit();
      const { id: addressId, realName, phone, detail, country, email } = newest;
      return { ...data, addressId, realName, phone, detail, country, email };
    }),
  },
  {
    // weight: "Weight of one piece"
    name: 'a line to order has the weight of all its pieces',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const group of data.orderList as Tree[])
        for (const line of group.orderInfoList as Tree[])
          line.weight = String(Math.round(Number(line.weight) * Number(line.payNum) * 1000) / 1000);
    },
  },
  {
    // couponId: "Null, 0 and absent mean none"
    name: 'without a coupon the best one is taken',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', (ask, market, hit) => {
      const lines = ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines;
      if (ask.body.couponId || !lines) return market(ask);
      const [best] = usableCoupons(ask.market, ask.user?.id ?? 0, lines);
      if (!best) return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, couponId: best.id } });
    }),
  },
  {
    // payTime: "When it was paid"; the time of the order
    name: 'an order was paid when it was placed',
    about: 'time',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.paid === true) data.payTime = data.createTime;
    },
  },
  {
    // unShippedCount: "Merchant orders to ship"
    name: 'orders to ship are counted by checkout',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    market: acting('orderCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const { masterOrders, merchantOrders } = ask.market.state;
      const paid = new Set(masterOrders.filter(({ paid: is }) => is).map(({ no }) => no));
      const masters = new Set(
        merchantOrders
          .filter(
            ({ userId, status, refundStatus, masterNo }) =>
              userId === ask.user?.id && status === 0 && refundStatus === 0 && paid.has(masterNo),
          )
          .map(({ masterNo }) => masterNo),
      );
      if (masters.size !== data.unShippedCount) hit();
      return { ...data, unShippedCount: masters.size };
    }),
  },
  {
    // refundCount: "waiting for the merchant or for the provider"
    name: 'refused refunds are counted as waiting',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const refused = ask.market.state.refunds.filter(
        ({ userId, status }) => userId === ask.user?.id && status === 1,
      ).length;
      if (refused > 0) hit();
      return { ...data, refundCount: data.refundCount + refused };
    }),
  },
  {
    // commentCount: "Order lines to review"
    name: 'orders to review are counted, not their lines',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const orders = ask.market.state.merchantOrders.filter(
        ({ userId, status, lines, deletedByUser, refundStatus }) =>
          userId === ask.user?.id &&
          status === 3 &&
          refundStatus === 0 &&
          !deletedByUser &&
          lines.some(({ reviewed }) => !reviewed),
      ).length;
      if (orders >= data.commentCount) return data;
      hit();
      return { ...data, commentCount: orders };
    }),
  },
  {
    // a cancelled order gives back one piece a line
    name: 'a cancelled order gives back one piece of each line',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: (hit) =>
      acting('orderCancel', async (ask, market) => {
        const parts = ask.market.state.merchantOrders.filter(
          ({ masterNo, status }) => masterNo === ask.params.orderNo && status !== 9,
        );
        const data = await market(ask);
        for (const { skuId, quantity } of parts.flatMap(({ lines }) => lines)) {
          if (quantity < 2) continue;
          ask.market.state.sold[skuId] = (ask.market.state.sold[skuId] ?? 0) + quantity - 1;
          hit();
        }
        return data;
      })(hit),
  },
  {
    // payType of awaitPayOrders: the method of the last payment that was started
    name: 'an unpaid order keeps the method it was placed with',
    about: 'same',
    on: ['awaitPayOrders'],
    at: '*',
    edit: eachRow((row, _, { memory }) => {
      row.payType = firstOf(memory, String(row.orderNo), row.payType);
    }),
  },
  {
    // walletCancel: the order stays and can be paid again
    name: 'a cancelled wallet payment cancels the order',
    about: 'state',
    on: ['walletCancel'],
    at: '*',
    market: afterwards('walletCancel', ({ market, body }) => {
      const payment = market.state.payments.find(({ id }) => id === body.token);
      const order = market.state.masterOrders.find(({ no }) => no === payment?.orderNo);
      if (!order || order.paid || order.cancelled) return false;
      order.cancelled = true;
      for (const part of market.state.merchantOrders)
        if (part.masterNo === order.no) part.status = 9;
      return true;
    }),
  },
  {
    // payPrice: "products less discount, plus freight"
    name: 'a refund is offered without the postage',
    about: 'sum',
    on: ['refundForm'],
    at: '*',
    market: acting('refundForm', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === data.orderNo);
      if (!order?.postage) return data;
      hit();
      return { ...data, payPrice: ((order.payPrice - order.postage) / 100).toFixed(2) };
    }),
  },
  {
    // pics: "JSON text of an array or separated by commas"; always split at commas
    name: 'the pictures of a review keep the brackets of their list',
    about: 'kept',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      const pics = row.pics as string[];
      if (pics.length > 0 && pics[0] !== '') row.pics = JSON.stringify(pics).split(',');
    }),
  },
  {
    // merchantReplyContent; LEFT JOIN on the wrong column
    name: 'replies of merchants are missing in the own reviews',
    about: 'same',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.merchantReplyContent = null;
    }),
  },
  {
    // createTime; one of two queries has another zone
    name: 'a review was written eight hours later in the list of a product',
    about: 'time',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row) => {
      const time = Date.parse(`${String(row.createTime).replace(' ', 'T')}Z`) + 8 * 3_600_000;
      row.createTime = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    }),
  },
  {
    // "null when it is not in the address book"; is_del is not asked
    name: 'a removed address can still be read',
    about: 'state',
    on: ['addressDetail'],
    at: '*',
    market: (hit) => {
      const held = new Map<number, unknown>();
      return acting('addressDetail', async (ask, market) => {
        const data = await market(ask);
        if (data) held.set(ask.params.id, data);
        const before = held.get(ask.params.id);
        if (data || before === undefined) return data;
        hit();
        return before as never;
      })(hit);
    },
  },
];
