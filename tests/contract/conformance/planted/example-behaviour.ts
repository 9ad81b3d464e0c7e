import { fail } from '#mocks/market/errors.ts';
import {
  acting,
  deep,
  eachRow,
  firstOf,
  listIn,
  type PlantedFault,
  plus,
  rowsOf,
  set,
} from './plant.ts';

const PAGES = ['productList', 'storeProducts', 'homeProducts'] as const;

/** What the market does: orders, money, coupons, sessions. */
export const EXAMPLES_OF_BEHAVIOUR: readonly PlantedFault[] = [
  {
    name: 'an order has one piece of each line',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', (ask, market, hit) => {
      const found = ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo);
      for (const line of found?.lines ?? []) {
        if (line.quantity > 1) hit();
        line.quantity = 1;
      }
      return market(ask);
    }),
  },
  {
    name: 'a line of a pre-order costs 1.00 more',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => void ('payNum' in tree && (tree.price = plus(tree.price, 100)))),
  },
  {
    name: 'a coupon stays used after a cancellation',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const used = ask.market.state.userCoupons.filter(({ status }) => status === 1);
      const data = await market(ask);
      for (const coupon of used)
        if (coupon.status === 0) {
          hit();
          Object.assign(coupon, { status: 1, useTime: Date.now() });
        }
      return data;
    }),
  },
  {
    name: 'more is sold than there is',
    about: 'lifecycle',
    on: ['preOrderCreate'],
    market: acting('preOrderCreate', (ask, market, hit) => {
      const [item] = ask.body.orderDetails;
      if (!item || (item.productNum ?? 1) < 99) return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, orderDetails: [{ ...item, productNum: 1 }] } });
    }),
  },
  {
    name: 'a pre-order can be ordered twice',
    about: 'lifecycle',
    on: ['orderCreate'],
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const before = state.preOrders.find(({ no }) => no === ask.body.preOrderNo);
      const data = await market(ask);
      if (before) {
        state.preOrders.push(before);
        hit();
      }
      return data;
    }),
  },
  {
    name: 'of several wishes only the first is added',
    about: 'state',
    on: ['collectProductBatch'],
    at: '*',
    market: acting('collectProductBatch', (ask, market, hit) => {
      hit();
      return market({ ...ask, body: { ...ask.body, id: ask.body.id.slice(0, 1) } });
    }),
  },
  {
    name: 'adding the same sku again replaces the quantity',
    about: 'state',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', async (ask, market, hit) => {
      const own = ask.market.state.cart.filter(({ userId }) => userId === ask.user?.id);
      for (const item of ask.body) {
        const line = own.find(({ skuId }) => skuId === item.productAttrUnique);
        if (!line) continue;
        hit();
        ask.market.state.cart = ask.market.state.cart.filter((one) => one !== line);
      }
      return market(ask);
    }),
  },
  {
    name: 'two addresses are the default',
    about: 'state',
    on: ['addressSetDefault', 'addressSave'],
    at: '*',
    market: acting('addressSetDefault', async (ask, market, hit) => {
      const before = ask.market.state.addresses.filter(
        ({ userId, isDefault }) => userId === ask.user?.id && isDefault,
      );
      const data = await market(ask);
      for (const one of before) one.isDefault = true;
      hit();
      return data;
    }),
  },
  {
    name: 'counts never change',
    about: 'count',
    on: ['orderCounts', 'orderCenterCounts', 'cartCount'],
    edit: ({ data, memory, token, query }) => {
      for (const key of Object.keys(data))
        data[key] = firstOf(memory, `${token} ${query} ${key}`, data[key]);
    },
  },
  {
    name: 'a paid order is unpaid in the list',
    about: 'same',
    on: ['orderList'],
    at: '*',
    edit: eachRow((row) => void (row.paid = false)),
  },
  {
    name: 'no coupon is marked as received',
    about: 'state',
    on: ['couponOffers'],
    at: '*',
    edit: eachRow((row) => void (row.isUse = false)),
  },
  {
    name: 'the price lacks the freight',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    edit: set('payFee', ({ data }) => plus(data.proTotalFee, 0)),
  },
  {
    name: 'a coupon counts twice',
    about: 'sum',
    on: ['orderPrice'],
    edit: set('payFee', ({ data }) => plus(data.payFee, -Math.round(Number(data.couponFee) * 100))),
  },
  {
    name: 'a nickname is not saved',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: acting('userEdit', (ask, market, hit) => {
      if (ask.user && ask.body.nickname !== ask.user.nickname) hit();
      return market({ ...ask, body: { ...ask.body, nickname: ask.user?.nickname ?? '' } });
    }),
  },
  {
    name: 'an expired session works',
    about: 'lifecycle',
    on: ['userInfo'],
    at: '*',
    respond: (text, res, request) => {
      const kept = request.memory.get(request.token);
      if (/"code":200/.test(text)) request.memory.set(request.token, text);
      // A session that was signed out is refused; one that has expired is not.
      if (!/"code":401/.test(text) || typeof kept !== 'string' || !request.token) return false;
      request.pass(res, kept);
      return true;
    },
  },
  {
    name: 'signing out ends the sessions of all devices',
    about: 'refused',
    on: ['logout'],
    at: '*',
    market: acting('logout', async (ask, market, hit) => {
      const { state } = ask.market;
      const userId = ask.user?.id;
      if (state.sessions.some(({ userId: id, token }) => id === userId && token !== ask.token))
        hit();
      const data = await market(ask);
      state.sessions = state.sessions.filter((session) => session.userId !== userId);
      return data;
    }),
  },
  {
    name: 'a password is reset without a code',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: acting('emailPasswordReset', async (ask, market, hit) => {
      const { email, captcha } = ask.body;
      const known = ask.market.state.users.find((user) => user.email === email);
      if (!known) return market(ask);
      const code = ask.market.state.codes.findLast(({ to }) => to === email);
      if (code?.code === captcha) return market(ask);
      hit();
      known.password = ask.body.newPassword;
      return null;
    }),
  },
  {
    name: 'the profile has the hash of the password',
    about: 'secret',
    on: ['userInfo'],
    edit: ({ data }) =>
      void (data.pwd = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'),
  },
  {
    name: 'the profile of the first caller is shown to everybody',
    about: 'owner',
    on: ['userInfo'],
    at: '*',
    respond: (text, res, request) => {
      if (!/"code":200/.test(text)) return false;
      const first = firstOf(request.memory, 'first', text);
      if (first === text) return false;
      request.pass(res, first);
      return true;
    },
  },
  {
    name: 'refunds of all members are in the list',
    about: 'owner',
    on: ['refundList'],
    at: '*',
    edit: (call) => {
      const all = firstOf(call.memory, 'all', new Map<unknown, object>());
      for (const row of rowsOf(call)) all.set(row.refundOrderNo, row);
      if (call.query.get('page') === '2') return;
      Object.assign(call.data, { list: [...all.values()], total: all.size });
    },
  },
  {
    name: 'the payment of a closed order can be started',
    about: 'lifecycle',
    on: ['payStart'],
    market: acting('payStart', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch {
        const order = ask.market.state.masterOrders.find(({ no }) => no === ask.body.orderNo);
        if (!order?.cancelled) return fail('orderMissing');
        hit();
        return {
          status: true,
          payType: 'stripe',
          orderNo: order.no,
          redirect: null,
          stripeClientSecret: null,
        } as never;
      }
    }),
  },
  {
    name: 'every sku has five pieces',
    about: 'coverage',
    on: '*',
    market: acting('emailLogin', (ask, market, hit) => {
      const { state, catalogue } = ask.market;
      if (Object.keys(state.restocked).length === 0) {
        hit();
        for (const { id, stock } of catalogue.products.flatMap(({ skus }) => skus))
          state.restocked[id] = 5 - stock + (state.sold[id] ?? 0);
      }
      return market(ask);
    }),
  },
  {
    name: 'every product of the lists has five pieces',
    about: 'coverage',
    on: PAGES,
    edit: eachRow((row) => void ('stock' in row && (row.stock = 5))),
  },
  {
    name: 'the first line of an order is missing in its list',
    about: 'sum',
    on: ['orderList'],
    edit: eachRow((row) => void (row.orderInfoList = listIn(row, 'orderInfoList').slice(1))),
  },
];
