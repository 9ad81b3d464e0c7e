import { now } from '#mocks/market/context.ts';
import { productOf } from '#mocks/market/lookups.ts';
import { acting, type PlantedFault, set } from './plant.ts';

const HOUR = 3_600_000;

const wireTime = (time: number) =>
  new Date(time + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** Amounts, pieces, points and times. */
export const FIFTH_MONEY: readonly PlantedFault[] = [
  {
    // refundPrice: what was paid
    name: 'the coupon is not subtracted from a refund',
    about: 'same',
    on: ['refundList', 'refundDetail'],
    at: '*',
    market: acting('refundApply', async (ask, market, hit) => {
      const data = await market(ask);
      const { merchantOrders, refunds } = ask.market.state;
      const order = merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const refund = refunds.at(-1);
      if (order && refund && order.couponFee > 0) {
        hit();
        refund.price += order.couponFee;
      }
      return data;
    }),
  },
  {
    // cancelTime: "cancelled after some hours", counted from the order
    name: 'the time to pay begins again with each look',
    about: 'time',
    on: ['masterOrderDetail'],
    at: '*',
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      if (!data.cancelTime) return data;
      hit();
      return { ...data, cancelTime: wireTime(now(ask.market) + 2 * HOUR) };
    }),
  },
  {
    // payTime: "When it was paid"
    name: 'an order is paid when it is looked at',
    about: 'time',
    on: ['orderDetail'],
    at: '*',
    edit: set('payTime', ({ data }) => data.payTime && wireTime(Date.now())),
  },
  {
    // orderCreate: "Reserves the stock", of all stores
    name: 'of an order of several stores only the first one takes pieces',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const lines = state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
      const data = await market(ask);
      const storeOf = (productId: number) => productOf(ask.market, productId).merId;
      for (const { productId, skuId, quantity } of lines)
        if (storeOf(productId) !== storeOf(lines[0]?.productId ?? 0)) {
          hit();
          state.sold[skuId] = (state.sold[skuId] ?? 0) - quantity;
        }
      return data;
    }),
  },
  {
    // orderCancel: "the stock is released", of all lines
    name: 'a cancellation gives back the pieces of the first line',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const { merchantOrders, sold } = ask.market.state;
      const lines = merchantOrders
        .filter(({ masterNo, status }) => masterNo === ask.params.orderNo && status === 0)
        .flatMap((order) => order.lines);
      const data = await market(ask);
      for (const { skuId, quantity } of lines.slice(1)) {
        hit();
        sold[skuId] = (sold[skuId] ?? 0) + quantity;
      }
      return data;
    }),
  },
  {
    // sales: "Pieces sold"
    name: 'each line of an order counts as one piece sold',
    about: 'state',
    on: ['productDetail'],
    at: '*',
    market: (hit) => {
      const first = new Map<number, number>();
      return acting('productDetail', async (ask, market) => {
        const data = await market(ask);
        const { id, sales } = data.productInfo;
        const before = first.get(id) ?? sales;
        first.set(id, before);
        const shown = before + Math.min(1, sales - before);
        if (shown !== sales) hit();
        return { ...data, productInfo: { ...data.productInfo, sales: shown } };
      })(hit);
    },
  },
  {
    // lastTotal: how many are left
    name: 'a received coupon counts twice among those left',
    about: 'count',
    on: ['couponOffers'],
    at: '*',
    market: acting('couponReceive', async (ask, market, hit) => {
      const data = await market(ask);
      const { couponsTaken } = ask.market.state;
      hit();
      couponsTaken[ask.body.couponId] = (couponsTaken[ask.body.couponId] ?? 0) + 1;
      return data;
    }),
  },
  {
    // freezeIntegral: "Points of purchases that are still frozen"
    name: 'points of a purchase count before its receipt',
    about: 'state',
    on: ['pointsAccount', 'pointsList', 'userInfo'],
    at: '*',
    market: acting('pointsAccount', (ask, market, hit) => {
      for (const entry of ask.market.state.points)
        if (entry.state === 'frozen') {
          hit();
          Object.assign(entry, { state: 'counted', updateTime: now(ask.market) });
        }
      return market(ask);
    }),
  },
  {
    // walletCapture of a paid order: nothing more
    name: 'a payment that is confirmed again earns points again',
    about: 'state',
    on: ['walletCapture'],
    at: '*',
    market: acting('walletCapture', async (ask, market, hit) => {
      const { payments, masterOrders, merchantOrders, points } = ask.market.state;
      const payment = payments.find(({ id }) => id === ask.body.token);
      const before = masterOrders.find(({ no }) => no === payment?.orderNo)?.paid === true;
      const data = await market(ask);
      const parts = merchantOrders.filter(({ masterNo }) => masterNo === payment?.orderNo);
      for (const entry of points.filter(({ orderNo }) => parts.some(({ no }) => no === orderNo)))
        if (before) {
          hit();
          points.push({ ...entry, id: entry.id + 500_000 });
        }
      return data;
    }),
  },
];
