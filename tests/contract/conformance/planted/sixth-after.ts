import { stamp } from '#mocks/handlers/wire.ts';
import { grantCoupon } from '#mocks/market/coupons.ts';
import { fail } from '#mocks/market/errors.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { acting, deep, listIn, type PlantedFault, rowsOf, set, type Tree } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

const eightHoursEarlier = (time: unknown) =>
  stamp(Date.parse(`${String(time).replace(' ', 'T')}Z`) - 2 * 8 * 60 * 60 * 1000);

/** Payment, delivery, refunds and visitors. Before each name: what the fault breaks. */
export const SIXTH_AFTER: readonly PlantedFault[] = [
  {
    // couponReceive: "None are left" is refused
    name: 'a coupon is received when none are left',
    about: 'lifecycle',
    on: ['couponReceive'],
    market: forgiving('couponReceive', 'couponNoneLeft', ({ market, user, body }) => {
      grantCoupon(market, user?.id ?? 0, couponOf(market, body.couponId));
      return null;
    }),
  },
  {
    // payStart: "The method may differ from the one chosen when the order was placed"
    name: 'an order keeps its method when the payment starts by another',
    about: 'state',
    on: ['payStart'],
    at: '*',
    market: acting('payStart', async (ask, market, hit) => {
      const order = ask.market.state.masterOrders.find(({ no }) => no === ask.body.orderNo);
      const before = order?.payType;
      const data = await market(ask);
      if (order && before && order.payType !== before) {
        hit();
        order.payType = before;
      }
      return data;
    }),
  },
  {
    // walletCapture: "found by the wallet id alone, for any user"
    name: 'a wallet payment is captured for its own shopper only',
    about: 'refused',
    on: ['walletCapture'],
    market: refusing('walletCapture', ({ market, user, body }) => {
      const payment = market.state.payments.find(({ id }) => id === body.token);
      const order = market.state.masterOrders.find(({ no }) => no === payment?.orderNo);
      return order !== undefined && order.userId !== user?.id;
    }),
  },
  {
    // orderTake: "its lines can be reviewed"
    name: 'only the first line of a received order can be reviewed',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      const rest = order?.lines.slice(1) ?? [];
      for (const line of rest) line.received = false;
      return rest.length > 0;
    }),
  },
  {
    // refundCount: "Refunds waiting for the merchant or for the provider"
    name: 'refunds that wait for the provider are not counted',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const waiting = ask.market.state.merchantOrders.filter(
        ({ userId, refundStatus }) => userId === ask.user?.id && refundStatus === 2,
      ).length;
      if (waiting > 0) hit();
      return { ...data, refundCount: data.refundCount - waiting };
    }),
  },
  {
    // orderDelete: "Possible after a completed refund"
    name: 'a refunded order cannot be deleted',
    about: 'refused',
    on: ['orderDelete'],
    market: refusing('orderDelete', ({ market, params }) =>
      market.state.merchantOrders.some(
        ({ no, status, refundStatus }) =>
          no === params.orderNo && status === 3 && refundStatus === 3,
      ),
    ),
  },
  {
    // orderExpress: null "when no courier company carries it"
    name: 'a delivery without a courier company has a parcel without numbers',
    about: 'same',
    on: ['orderExpress'],
    at: '*',
    market: acting('orderExpress', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (data || !order?.delivery) return data;
      hit();
      const time = stamp(order.delivery.shipTime);
      return {
        id: order.id,
        orderNo: order.no,
        expNo: '',
        expCode: '',
        expName: '',
        courier: null,
        courierPhone: null,
        trackTime: null,
        logisticsInfo: '',
        state: 0,
        createTime: time,
        updateTime: time,
        reason: null,
      };
    }),
  },
  {
    // expressInfo: "Set only in the lookup of a visitor"
    name: 'a visitor does not see the parcel',
    about: 'same',
    on: ['visitorOrderDetail'],
    at: '*',
    edit: set('expressInfo', () => null),
  },
  {
    // visitorMasterOrderDetail: "Cancelled orders are not found"
    name: 'a visitor finds a cancelled order',
    about: 'lifecycle',
    on: ['visitorMasterOrderDetail'],
    market: forgiving('visitorMasterOrderDetail', 'orderMissing', async (ask, market) => {
      const { orderNo, identity } = ask.query;
      const order = ask.market.state.masterOrders.find(({ no }) => no === orderNo);
      const visitor = ask.market.state.users.find((user) => user.identity === identity);
      if (!order?.cancelled || order.userId !== visitor?.id) return fail('orderMissing');
      order.cancelled = false;
      try {
        return await market(ask);
      } finally {
        order.cancelled = true;
      }
    }),
  },
  {
    // visitorOrderDetail: "it does not belong to the visitor with this identity"
    name: 'the identity of a member opens orders without signing in',
    about: 'lifecycle',
    on: ['visitorOrderDetail', 'orderCreate'],
    at: '*',
    market: acting('visitorOrderDetail', async (ask, market, hit) => {
      const user = ask.market.state.users.find(({ identity }) => identity === ask.query.identity);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.query.orderNo);
      if (!user || user.type === 'visitor' || order?.userId !== user.id) return market(ask);
      hit();
      const { type } = user;
      user.type = 'visitor';
      try {
        return await market(ask);
      } finally {
        user.type = type;
      }
    }),
  },
  {
    // cancelTime: a point in time in GMT+8
    name: 'the time when an unpaid order ends is in UTC',
    about: 'time',
    on: ['awaitPayOrders', 'masterOrderDetail'],
    edit: (call) => {
      const change = (tree: Tree) => {
        if (typeof tree.cancelTime === 'string')
          tree.cancelTime = eightHoursEarlier(tree.cancelTime);
      };
      if ('list' in call.data) rowsOf(call).forEach(change);
      else change(call.data);
    },
  },
  {
    // OrderLine: isReply is required
    name: 'the form of a refund has reply for isReply',
    about: 'form',
    on: ['refundForm'],
    edit: ({ data }) => {
      deep(listIn(data, 'orderInfoList'), (line) => {
        line.reply = line.isReply;
        delete line.isReply;
      });
    },
  },
  {
    // "The HTTP status is always 200"
    name: 'a refused quantity has the HTTP status 500',
    about: 'transport',
    on: ['cartSetQuantity'],
    respond: (text, res) => {
      if (/"code":200\b/.test(text)) return false;
      res.writeHead(500, { 'Content-Type': 'application/json' }).end(text);
      return undefined;
    },
  },
  {
    // refund_reason_wap_img: "Addresses of uploaded pictures, joined by commas"
    name: 'a refund keeps the first of its pictures',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_img: body.refund_reason_wap_img?.split(',')[0] ?? '',
    })),
  },
];
