import { MarketError } from '#mocks/market/errors.ts';
import { nextId } from '#mocks/market/context.ts';
import { acting, eachRow, firstOf, listed, type PlantedFault, rowsOf, type Tree } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

/** Account, cart, checkout, orders, refunds, points: faults of some members, lines and times. */
export const THIRTEENTH_MEMBERS: readonly PlantedFault[] = [
  {
    // the session holds the counts of the sign-in
    name: 'the coupons of a member are counted when the session begins',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    edit: ({ data, token, memory }) => {
      data.couponCount = firstOf(memory, token, data.couponCount);
    },
  },
  {
    // phone BIGINT
    name: 'the phone of an address loses its zero',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      ...(body.phone ? { phone: body.phone.replace(/^0+/, '') } : {}),
    })),
  },
  {
    // grouped while the lines come, not over all of them
    name: 'a store comes twice in a cart',
    about: 'page',
    on: ['cartList'],
    edit: ({ data }) => {
      const groups = data as unknown as Tree[];
      const at = groups.findIndex(({ cartInfoList }) => (cartInfoList as Tree[]).length > 1);
      const group = groups[at];
      if (!group) return;
      const [first, ...rest] = group.cartInfoList as Tree[];
      groups.splice(at, 1, { ...group, cartInfoList: [first] }, { ...group, cartInfoList: rest });
    },
  },
  {
    // "False: invalid ones, whose sku fields are null"
    name: 'invalid lines have an option and a price',
    about: 'state',
    on: ['cartList'],
    edit: ({ data, query }) => {
      if (query.get('isValid') !== 'false') return;
      for (const group of data as unknown as Tree[])
        for (const line of group.cartInfoList as Tree[])
          Object.assign(line, { attrId: 1, suk: 'Red', price: '1.00', stock: 5, attrStatus: true });
    },
  },
  {
    // cartIdList: "Cart lines it was created from"
    name: 'a pre-order names one of its cart lines',
    about: 'kept',
    on: ['preOrderDetail'],
    edit: ({ data }) => {
      const ids = data.cartIdList as unknown[] | null;
      if (ids && ids.length > 1) data.cartIdList = ids.slice(0, 1);
    },
  },
  {
    // userRemark; the note is saved with the first part
    name: 'the note is in the first part of an order only',
    about: 'kept',
    on: ['orderDetail'],
    market: acting('orderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const [first] = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.masterOrderNo,
      );
      if (first?.no === data.orderNo || !data.userRemark) return data;
      hit();
      return { ...data, userRemark: '' };
    }),
  },
  {
    // "newest first"; ORDER BY pay_time
    name: 'orders are listed by the time they were paid',
    about: 'page',
    on: ['orderList'],
    market: listed('orderList', ({ rows }) =>
      rows.toSorted((one, other) =>
        String(other.payTime ?? '').localeCompare(String(one.payTime ?? '')),
      ),
    ),
  },
  {
    // a cancelled order puts its lines back into the cart
    name: 'the lines of a cancelled order are in the cart again',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: (hit) =>
      acting('orderCancel', async (ask, market) => {
        const { state } = ask.market;
        const parts = state.merchantOrders.filter(
          ({ masterNo, status }) => masterNo === ask.params.orderNo && status !== 9,
        );
        const data = await market(ask);
        for (const { productId, skuId, quantity } of parts.flatMap(({ lines }) => lines)) {
          const userId = ask.user?.id ?? 0;
          if (state.cart.some((line) => line.userId === userId && line.skuId === skuId)) continue;
          const id = nextId(ask.market);
          const line = { id, userId, productId, skuId, quantity, valid: true };
          state.cart.push({ ...line, createTime: ask.market.realNow() });
          hit();
        }
        return data;
      })(hit),
  },
  {
    // "removes the cart lines": those of the same option, too
    name: 'buying at once empties the line of the option in the cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const pre = state.preOrders.find(({ no }) => no === ask.body.preOrderNo);
      const data = await market(ask);
      if (pre?.type !== 'buyNow') return data;
      const skus = pre.lines.map(({ skuId }) => skuId);
      const kept = state.cart.filter(
        ({ userId, skuId }) => userId !== pre.userId || !skus.includes(skuId),
      );
      if (kept.length !== state.cart.length) hit();
      state.cart = kept;
      return data;
    }),
  },
  {
    // sales are counted at the order and at the receipt
    name: 'a receipt sells the pieces once more',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      for (const { skuId, quantity } of order?.lines ?? [])
        market.state.sold[skuId] = (market.state.sold[skuId] ?? 0) + quantity;
      return order !== undefined;
    }),
  },
  {
    // one code for all orders of a member
    name: 'two orders have the same scan code',
    about: 'same',
    on: ['payStart'],
    edit: ({ data, sent, memory }) => {
      if (sent.payType === 'wechat') data.redirect = firstOf(memory, 'code', data.redirect);
    },
  },
  {
    // a captured payment is captured again
    name: 'a capture that is sent again fails',
    about: 'refused',
    on: ['walletCapture'],
    market: acting('walletCapture', (ask, market, hit) => {
      const payment = ask.market.state.payments.find(({ id }) => id === ask.body.token);
      if (payment?.state !== 'captured') return market(ask);
      hit();
      throw new MarketError('settlementBlank', 500);
    }),
  },
  {
    // refundStatus has its own column; the status is set, too
    name: 'an order whose refund is requested is cancelled',
    about: 'state',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market, body }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      if (!order) return false;
      order.status = 9;
      return true;
    }),
  },
  {
    // refundPrice of one store; the sum of the checkout
    name: 'a refund is of the whole checkout',
    about: 'same',
    on: ['refundDetail'],
    at: '*',
    market: acting('refundDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const master = ask.market.state.masterOrders.find(({ no }) => no === data.masterOrderNo);
      const refundPrice = ((master?.payPrice ?? 0) / 100).toFixed(2);
      if (refundPrice !== data.refundPrice) hit();
      return { ...data, refundPrice };
    }),
  },
  {
    // "All refund orders of the caller"; WHERE refund_status IN (0, 3)
    name: 'refused refunds are not in the list',
    about: 'state',
    on: ['refundList'],
    market: listed('refundList', ({ rows }) =>
      rows.filter(({ refundStatus }) => refundStatus !== 1),
    ),
  },
  {
    // both stars in one column
    name: 'the stars of a review are those of the service',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({ ...body, star: body.serviceStar ?? body.star })),
  },
  {
    // "Frozen and void ones are not listed"
    name: 'frozen points are listed as earned',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    market: acting('pointsList', async (ask, market, hit) => {
      const data = await market(ask);
      const frozen = ask.market.state.points.filter(
        ({ userId, state }) => userId === ask.user?.id && state === 'frozen',
      );
      const [row] = data.list;
      if (!row || frozen.length === 0 || (ask.query.page ?? 1) > 1) return data;
      hit();
      const more = frozen.map(({ id, points }) => ({
        ...row,
        id,
        type: 1 as const,
        integral: points,
      }));
      return { ...data, list: [...more, ...data.list], total: data.total + more.length };
    }),
  },
  {
    // userPhone: masked for those who look an order up
    name: 'the phone of a looked-up order is masked',
    about: 'same',
    on: ['visitorMasterOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (typeof data.userPhone === 'string')
        data.userPhone = data.userPhone.replace(/\d{4}(?=\d{3}$)/, '****');
    },
  },
  {
    // LIMIT 1 in the subquery of the lines
    name: 'the list of orders shows one line of each order',
    about: 'page',
    on: ['orderList'],
    edit: eachRow((row) => {
      row.orderInfoList = (row.orderInfoList as Tree[]).slice(0, 1);
    }),
  },
  {
    // sorted as texts
    name: 'points are listed by their number as a text',
    about: 'page',
    on: ['pointsList'],
    edit: (call) => {
      rowsOf(call).sort((one, other) => String(other.integral).localeCompare(String(one.integral)));
    },
  },
];
