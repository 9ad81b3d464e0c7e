import { linesToReview, partsOf } from '#mocks/market/order-queries.ts';
import { money } from '#mocks/handlers/wire.ts';
import { acting, eachRow, firstOf, listIn, type PlantedFault, type Tree } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

const MINUTE = 60_000;
/** A time of the wire, moved. */
const moved = (text: unknown, by: number): string =>
  new Date(Date.parse(`${String(text).replace(' ', 'T')}Z`) + by)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Carts, orders, payments and refunds. Before each name: what the fault breaks. */
export const SEVENTH_ORDERS: readonly PlantedFault[] = [
  {
    // cartCount counts the cart; only cartSave evicts the cached count
    name: 'the count of the cart stays until something is added',
    about: 'count',
    on: ['cartCount', 'cartSave'],
    at: '*',
    edit: (call) => {
      const { data, query, token, memory } = call;
      if (data === null) return memory.clear();
      data.count = firstOf(memory, `${token} ${query.toString()}`, data.count);
    },
  },
  {
    // "The quantity becomes `number`"; the version of the lock is a time in whole seconds
    name: 'the second change of a quantity within a second is lost',
    about: 'kept',
    on: ['cartSetQuantity'],
    at: '*',
    market: (hit) => {
      const changed = new Map<number, number>();
      return acting('cartSetQuantity', (ask, market) => {
        const time = Date.now();
        if (time - (changed.get(ask.body.id) ?? 0) < 1000) {
          hit();
          return null;
        }
        changed.set(ask.body.id, time);
        return market(ask);
      })(hit);
    },
  },
  {
    // price of a line is that of its sku; it is copied when the line is made and not when the sku is changed
    name: 'a cart line keeps the price of its first sku',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data, memory }) => {
      for (const group of data as unknown as Tree[])
        for (const line of listIn(group, 'cartInfoList'))
          line.price = firstOf(memory, `line ${String(line.id)}`, line.price);
    },
  },
  {
    // cartList: "groups are ordered by their newest line"; groupingBy makes a HashMap
    name: 'stores in the cart are ordered by their number',
    about: 'page',
    on: ['cartList'],
    edit: ({ data }) => {
      (data as unknown as Tree[]).sort((a, b) => Number(a.merId) - Number(b.merId));
    },
  },
  {
    // totalPostage: "Freight" of the whole order; one row of the parts is read
    name: 'the freight of an order is that of its first store',
    about: 'sum',
    on: ['masterOrderDetail'],
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const totalPostage = money(partsOf(ask.market, data.orderNo)[0]?.postage ?? 0);
      if (totalPostage !== data.totalPostage) hit();
      return { ...data, totalPostage };
    }),
  },
  {
    // "The merchant order of the coupon's merchant carries the whole discount": its payPrice is without it
    name: 'the part of a store is to be paid without the discount',
    about: 'sum',
    on: ['orderCreate'],
    at: '*',
    market: afterwards('orderCreate', ({ market }) => {
      const no = market.state.masterOrders.at(-1)?.no ?? '';
      const parts = partsOf(market, no).filter(({ couponFee }) => couponFee > 0);
      for (const part of parts) part.payPrice += part.couponFee;
      return parts.length > 0;
    }),
  },
  {
    // cancelTime: "When the order will be cancelled if it is still unpaid", as in masterOrderDetail
    name: 'the list of unpaid orders ends them after half an hour',
    about: 'time',
    on: ['awaitPayOrders'],
    at: '*',
    edit: eachRow((row) => {
      row.cancelTime = moved(row.cancelTime, -90 * MINUTE);
    }),
  },
  {
    // completeCount: "Merchant orders completed"; the count lacks the flag of deleted ones
    name: 'the count of completed orders has the deleted ones',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    market: acting('orderCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const deleted = ask.market.state.merchantOrders.filter(
        ({ userId, deletedByUser }) => userId === ask.user?.id && deletedByUser,
      );
      if (deleted.length > 0) hit();
      return { ...data, completeCount: data.completeCount + deleted.length };
    }),
  },
  {
    // commentCount: "Order lines to review"
    name: 'the count of lines to review counts orders',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const lines = linesToReview(ask.market, ask.user?.id ?? 0);
      const commentCount = new Set(lines.map(({ order }) => order.no)).size;
      if (commentCount !== data.commentCount) hit();
      return { ...data, commentCount };
    }),
  },
  {
    // orderDelete takes the number of a merchant order; the update is by the number of its master order
    name: 'with an order the orders of the same checkout are deleted',
    about: 'state',
    on: ['orderDelete'],
    at: '*',
    market: afterwards('orderDelete', ({ market, params }) => {
      const { merchantOrders } = market.state;
      const masterNo = merchantOrders.find(({ no }) => no === params.orderNo)?.masterNo;
      const others = merchantOrders.filter(
        (order) => order.masterNo === masterNo && !order.deletedByUser,
      );
      for (const order of others) order.deletedByUser = true;
      return others.length > 0;
    }),
  },
  {
    // orderTake: "A shipped merchant order becomes completed"; the update is by shopper and state
    name: 'with an order all shipped orders are received',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, user }) => {
      const others = market.state.merchantOrders.filter(
        ({ userId, status }) => userId === user?.id && status === 1,
      );
      for (const order of others) {
        order.status = 3;
        for (const line of order.lines) line.received = true;
      }
      return others.length > 0;
    }),
  },
  {
    // payStart: "The method may differ from the one chosen when the order was placed"
    name: 'another payment method is not stored in the order',
    about: 'kept',
    on: ['payStart'],
    at: '*',
    market: acting('payStart', async (ask, market, hit) => {
      const master = ask.market.state.masterOrders.find(({ no }) => no === ask.body.orderNo);
      const before = master?.payType;
      const data = await market(ask);
      if (!master || !before || master.payType === before) return data;
      master.payType = before;
      hit();
      return data;
    }),
  },
  {
    // refundApply: "For a whole merchant order, freight included"
    name: 'a refund is of the products without the freight',
    about: 'sum',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market, body }) => {
      const refund = market.state.refunds.at(-1);
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      if (!refund || !order?.postage) return false;
      refund.price -= order.postage;
      return true;
    }),
  },
  {
    // logisticsInfo: "JSON text of the steps, oldest first"
    name: 'the steps of a parcel come newest first',
    about: 'page',
    on: ['orderExpress'],
    edit: ({ data }) => {
      if (!data?.logisticsInfo) return;
      const steps = JSON.parse(String(data.logisticsInfo)) as unknown[];
      data.logisticsInfo = JSON.stringify(steps.toReversed());
    },
  },
];
