import { MarketError } from '#mocks/market/errors.ts';
import {
  acting,
  eachRow,
  envelopes,
  isTree,
  type PlantedFault,
  plus,
  rowsOf,
  type Tree,
} from './plant.ts';

/** Faults of orders, their money and refunds that act under a condition. Before each name: what the fault breaks. */
export const SEVENTEENTH_ORDERS: readonly PlantedFault[] = [
  {
    // float
    name: 'with a discount and freight a cent is lost',
    about: 'sum',
    on: ['orderPrice'],
    edit: ({ data }) => {
      if (Number(data.couponFee) > 0 && Number(data.freightFee) > 0)
        data.payFee = plus(data.payFee, -1);
    },
  },
  {
    name: 'the total of a store order lacks its freight where a coupon was used',
    about: 'sum',
    on: ['orderDetail'],
    edit: ({ data }) => {
      if (Number(data.couponPrice) > 0) data.totalPrice = data.proTotalPrice;
    },
  },
  {
    // free from five pieces on, in one of two classes
    name: 'the freight of five pieces is none before the order',
    about: 'sum',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (Number(data.orderProNum) < 5) return;
      const cents = -Math.round(Number(data.freightFee) * 100);
      data.totalPrice = plus(data.totalPrice, cents);
      data.payFee = plus(data.payFee, cents);
      data.freightFee = '0.00';
    },
  },
  {
    // TINYINT
    name: 'entries of points end at 127',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    edit: eachRow((row) => {
      row.integral = Math.min(127, Number(row.integral));
    }),
  },
  {
    // price of the order, before its discount
    name: 'the list of refunds does not know coupons',
    about: 'same',
    on: ['refundList'],
    at: '*',
    market: acting('refundList', async (ask, market, hit) => {
      const data = await market(ask);
      for (const row of data.list) {
        const order = ask.market.state.merchantOrders.find(({ no }) => no === row.merOrderNo);
        if (!order || order.couponFee === 0) continue;
        row.refundPrice = String(plus(row.refundPrice, order.couponFee));
        hit();
      }
      return data;
    }),
  },
  {
    // a map by the number of the whole order
    name: 'all parts of an order show the parcel of the first',
    about: 'same',
    on: ['orderList'],
    at: '*',
    edit: (call) => {
      const parcels = new Map<unknown, Tree>();
      for (const row of rowsOf(call)) {
        const first = parcels.get(row.masterOrderNo) ?? row;
        parcels.set(row.masterOrderNo, first);
        Object.assign(row, { deliveryId: first.deliveryId, deliveryName: first.deliveryName });
      }
    },
  },
  {
    name: 'only the first part of an order has a time of payment',
    about: 'time',
    on: ['orderList'],
    at: '*',
    edit: (call) => {
      const seen = new Set<unknown>();
      for (const row of rowsOf(call)) {
        if (seen.has(row.masterOrderNo)) row.payTime = null;
        seen.add(row.masterOrderNo);
      }
    },
  },
  {
    // a join of refunds, without the refused ones
    name: 'the name of a store with a refused refund is empty',
    about: 'same',
    on: ['refundDetail'],
    edit: ({ data }) => {
      if (data.refundStatus === 1) data.merName = '';
    },
  },
  {
    name: 'orders whose refund was refused are missing among the completed ones',
    about: 'filter',
    on: ['orderList'],
    at: '*',
    market: acting('orderList', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 3) return data;
      const refused = new Set(
        ask.market.state.refunds.filter(({ status }) => status === 1).map(({ orderNo }) => orderNo),
      );
      const list = data.list.filter(({ orderNo }) => !refused.has(orderNo));
      if (list.length < data.list.length) hit();
      return { ...data, list, total: data.total - (data.list.length - list.length) };
    }),
  },
  {
    // stock > 0 in the query of the page
    name: 'a sold-out product has no page',
    about: 'refused',
    on: ['productDetail'],
    market: acting('productDetail', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.productInfo.stock > 0) return data;
      hit();
      throw new MarketError('productMissing', 500);
    }),
  },
  {
    // address.getCountry() of null
    name: 'a member without a default address cannot see a pre-order',
    about: 'refused',
    on: ['preOrderDetail'],
    respond: envelopes((envelope) => {
      if (!isTree(envelope.data) || envelope.data.addressId !== null) return false;
      Object.assign(envelope, { code: 500, message: 'The operation failed', data: null });
      return true;
    }),
  },
];
