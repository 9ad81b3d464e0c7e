import { acting, eachRow, firstOf, isTree, type PlantedFault, plus, rowsOf, set } from './plant.ts';

const DAY = 86_400_000;
const moved = (text: unknown, ms: number) =>
  typeof text === 'string' && text !== ''
    ? new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + ms)
        .toISOString()
        .slice(0, text.length)
        .replace('T', ' ')
    : text;

/** Values: columns, joins, caches and formats as they go wrong between a database and its answers. */
export const FRESH_VALUES: readonly PlantedFault[] = [
  {
    name: 'the sum over no lines is null',
    about: 'form',
    on: ['cartCount'],
    edit: set('count', ({ data }) => (data.count === 0 ? null : data.count)),
  },
  {
    name: 'the discount is below zero',
    about: 'sum',
    on: ['orderPrice'],
    edit: set('couponFee', ({ data }) =>
      Number(data.couponFee) > 0 ? `-${String(data.couponFee)}` : data.couponFee,
    ),
  },
  {
    name: 'sums end at 9999.99, as the column does',
    about: 'sum',
    on: ['preOrderDetail', 'orderPrice'],
    edit: ({ data }) => {
      for (const key of ['proTotalFee', 'totalPrice', 'payFee'])
        if (Number(data[key]) > 9999.99) data[key] = '9999.99';
    },
  },
  {
    name: 'freight is counted once for each line',
    about: 'same',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', async (ask, market, hit) => {
      const data = await market(ask);
      const lines =
        ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
      const less = lines.reduce((sum, { postage, quantity }) => sum + postage * (quantity - 1), 0);
      if (less > 0) hit();
      return {
        ...data,
        freightFee: String(plus(data.freightFee, -less)),
        payFee: String(plus(data.payFee, -less)),
      };
    }),
  },
  {
    name: 'the minutes of times are months',
    about: 'time',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      const time = String(data.createTime);
      data.createTime = `${time.slice(0, 14)}${time.slice(5, 7)}${time.slice(16)}`;
    },
  },
  {
    name: 'stores are followed at midnight',
    about: 'time',
    on: ['collectMerchantList'],
    at: '*',
    edit: eachRow((row) => {
      row.createTime = `${String(row.createTime).slice(0, 10)} 00:00:00`;
    }),
  },
  {
    name: 'a coupon is used when it begins',
    about: 'time',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      if (row.useTime) row.useTime = row.startTime;
    }),
  },
  {
    name: 'an unpaid order has a time of payment',
    about: 'state',
    on: ['masterOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.paid === false) data.payTime = data.createTime;
    },
  },
  {
    name: 'the period of an offer ends a day early',
    about: 'same',
    on: ['couponOffers'],
    at: '*',
    edit: eachRow((row) => {
      row.useEndTimeStr = moved(row.useEndTimeStr, -DAY);
    }),
  },
  {
    name: 'a received coupon lasts a day less than offered',
    about: 'same',
    on: ['couponReceive'],
    at: '*',
    market: acting('couponReceive', async (ask, market, hit) => {
      const data = await market(ask);
      const mine = ask.market.state.userCoupons.at(-1);
      const offer = ask.market.catalogue.coupons.find(({ id }) => id === mine?.couponId);
      if (mine && offer && offer.useEnd === null) {
        hit();
        mine.end -= DAY;
      }
      return data;
    }),
  },
  {
    name: 'coupons for an order have the id of the offer',
    about: 'same',
    on: ['orderCoupons'],
    at: '*',
    edit: eachRow((row) => {
      [row.id, row.couponId] = [row.couponId, row.id];
    }),
  },
  {
    name: 'a review names itself as the line of the order',
    about: 'state',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.orderInfoId = row.id;
    }),
  },
  {
    name: 'refunds have the number of the whole order',
    about: 'same',
    on: ['refundList'],
    at: '*',
    edit: eachRow((row) => {
      row.merOrderNo = row.masterOrderNo;
    }),
  },
  {
    name: 'states of refunds are counted from 1 in their list',
    about: 'state',
    on: ['refundList'],
    at: '*',
    edit: eachRow((row) => {
      row.refundStatus = Math.min(3, Number(row.refundStatus) + 1);
    }),
  },
  {
    name: 'all orders have the first parcel',
    about: 'same',
    on: ['orderExpress'],
    at: '*',
    edit: ({ data, memory }) => {
      if (isTree(data) && data.expNo) data.expNo = firstOf(memory, 'parcel', data.expNo);
    },
  },
  {
    name: 'only the first store gets the remark',
    about: 'kept',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const first = firstOf(memory, String(data.masterOrderNo), data.orderNo);
      if (first !== data.orderNo) data.userRemark = '';
    },
  },
  {
    name: 'the size of an upload is in kilobytes',
    about: 'kept',
    on: ['imageUpload'],
    at: '*',
    edit: set('fileSize', ({ data }) => Math.floor(Number(data.fileSize) / 1024)),
  },
  {
    name: 'the picture of an upload is not there',
    about: 'form',
    on: ['imageUpload'],
    at: '*',
    edit: set('url', ({ data }) => String(data.url).replace(/(?=\.\w+$)/, '-none')),
  },
  {
    name: 'the first line of each store in the cart is that of the first store',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: (call) => {
      const [first, ...others] = rowsOf(call);
      for (const store of others) store.merName = first?.merName;
    },
  },
];
