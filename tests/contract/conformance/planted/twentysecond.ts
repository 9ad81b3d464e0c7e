import { merchantOf } from '#mocks/market/lookups.ts';
import { openSession } from '#mocks/market/sessions.ts';
import { acting, eachRow, listed, type PlantedFault, plus, set } from './plant.ts';
import { afterwards, forgiving, reading } from './sixth-shared.ts';

const MOST_WITH_FREIGHT = 100;

/** Written when the rules for the twenty-first were made, and planted once. Before each name: what the fault breaks. */
export const TWENTYSECOND: readonly PlantedFault[] = [
  {
    // WHERE phone = ?
    name: 'a code signs in to the first account with this number, of whichever country',
    about: 'owner',
    on: ['phoneCaptchaLogin'],
    at: '*',
    market: acting('phoneCaptchaLogin', async (ask, market, hit) => {
      const data = await market(ask);
      const first = ask.market.state.users.find(
        ({ type, phone }) => type === 'phone' && phone === ask.body.phone,
      );
      if (!first || first.id === data.uid) return data;
      hit();
      const { token } = openSession(ask.market, first);
      return { ...data, token, uid: first.id, nikeName: first.nickname, identity: first.identity };
    }),
  },
  {
    // the cart hangs on the session
    name: 'a sign-out empties the cart',
    about: 'kept',
    on: ['logout'],
    at: '*',
    market: acting('logout', (ask, market, hit) => {
      const { state } = ask.market;
      const own = state.sessions.find(({ token }) => token === ask.token)?.userId;
      const kept = state.cart.filter(({ userId }) => userId !== own);
      if (kept.length < state.cart.length) hit();
      state.cart = kept;
      return market(ask);
    }),
  },
  {
    // DesensitizedUtil.mobilePhone
    name: 'the phone of the profile is masked',
    about: 'same',
    on: ['userInfo'],
    edit: set('phone', ({ data }) =>
      typeof data.phone === 'string'
        ? `${data.phone.slice(0, 3)}****${data.phone.slice(-4)}`
        : null,
    ),
  },
  {
    // startPage after the query
    name: 'the address book has all rows on each page',
    about: 'page',
    on: ['addressList'],
    market: acting('addressList', async (ask, market, hit) => {
      const data = await market(ask);
      const { list } = await market({ ...ask, query: { page: 1, limit: 10_000 } });
      if (list.length !== data.list.length) hit();
      return { ...data, list };
    }),
  },
  {
    // WHERE product_id
    name: 'the removal of a line removes the other options of its product',
    about: 'state',
    on: ['cartDelete'],
    at: '*',
    market: acting('cartDelete', async (ask, market, hit) => {
      const { state } = ask.market;
      const gone = state.cart.filter(({ id }) => ask.body.ids.includes(id));
      const data = await market(ask);
      const kept = state.cart.filter(
        ({ userId, productId }) =>
          userId !== ask.user?.id || !gone.some((line) => line.productId === productId),
      );
      if (kept.length < state.cart.length) hit();
      state.cart = kept;
      return data;
    }),
  },
  {
    // a setting of the administrator for one store
    name: 'from 100.00 on there is no freight in the price',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    edit: ({ data }) => {
      if (Number(data.proTotalFee) < MOST_WITH_FREIGHT) return;
      data.payFee = plus(data.payFee, -Math.round(100 * Number(data.freightFee)));
      data.freightFee = '0.00';
    },
  },
  {
    // a field of the controller
    name: 'an order without a note has that of the order before',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: (hit) => {
      let last = '';
      return acting('orderCreate', (ask, market) => {
        const mark = ask.body.mark || last;
        if (mark !== (ask.body.mark ?? '')) hit();
        last = mark;
        return market({ ...ask, body: { ...ask.body, mark } });
      })(hit);
    },
  },
  {
    // the callback of one provider
    name: 'an order that a wallet has paid has no time of payment',
    about: 'time',
    on: ['masterOrderDetail', 'orderDetail'],
    edit: ({ data }) => {
      if (data.payType === 'paypal') data.payTime = null;
    },
  },
  {
    // no @Transactional
    name: 'the parts of a cancelled order wait for their shipping',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: afterwards('orderCancel', ({ market, params }) => {
      const parts = market.state.merchantOrders.filter(
        ({ masterNo, status }) => masterNo === params.orderNo && status === 9,
      );
      for (const part of parts) part.status = 0;
      return parts.length > 0;
    }),
  },
  {
    // INNER JOIN express
    name: 'orders without a courier company are not among those to receive',
    about: 'page',
    on: ['orderList'],
    at: '*',
    market: listed('orderList', ({ rows, query }) =>
      Number(query.type) === 2 ? rows.filter(({ deliveryId }) => !!deliveryId) : rows,
    ),
  },
  {
    // COUNT(*) of the join
    name: 'the total of unpaid orders counts their stores',
    about: 'page',
    on: ['awaitPayOrders'],
    market: acting('awaitPayOrders', async (ask, market, hit) => {
      const data = await market(ask);
      const { list } = await market({ ...ask, query: { page: 1, limit: 10_000 } });
      const total = list.reduce((sum, { orderList }) => sum + orderList.length, 0);
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // the wrong setter
    name: 'a refund was paid back when it was requested',
    about: 'time',
    on: ['refundDetail'],
    edit: ({ data }) => {
      if (data.refundTime) data.refundTime = data.createTime;
    },
  },
  {
    // total_price for pay_price
    name: 'the form of a refund has the amount before the coupon',
    about: 'same',
    on: ['refundForm'],
    at: '*',
    market: acting('refundForm', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (!order?.couponFee) return data;
      hit();
      return { ...data, payPrice: String(plus(data.payPrice, order.couponFee)) };
    }),
  },
  {
    // OFFSET (page - 1) * 10
    name: 'later pages of reviews begin after ten rows each, whatever their size',
    about: 'page',
    on: ['productReviews'],
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      const { page = 1, limit = 20 } = ask.query;
      if (page < 2 || limit === 10) return data;
      hit();
      const whole = await market({ ...ask, query: { ...ask.query, page: 1, limit: 10_000 } });
      return { ...data, list: whole.list.slice((page - 1) * 10, (page - 1) * 10 + limit) };
    }),
  },
  {
    // VARCHAR(10) of a procedure
    name: 'a keyword ends at ten letters',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      String(query.keyword ?? '').length > 10
        ? others({ keyword: String(query.keyword).slice(0, 10) })
        : rows,
    ),
  },
  {
    // OR intro LIKE
    name: 'a search for stores reads their introductions',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', async ({ rows, query, market, others }) => {
      const word = String(query.keywords ?? '').toLowerCase();
      if (word === '') return rows;
      const all = await others({ keywords: undefined });
      return all.filter(
        (row) =>
          rows.some(({ id }) => id === row.id) ||
          merchantOf(market, Number(row.id)).intro.en.toLowerCase().includes(word),
      );
    }),
  },
  {
    // split(" ")[0]
    name: 'the name of a file ends at its first blank',
    about: 'kept',
    on: ['fileUpload', 'imageUpload'],
    edit: set('fileName', ({ data }) => String(data.fileName).split(' ')[0]),
  },
  {
    // the default of the request
    name: 'a payment on a phone has the page for a desktop',
    about: 'same',
    on: ['payStart'],
    at: '*',
    market: reading('payStart', (body) => ({ ...body, payChannel: 'pc' as const })),
  },
  {
    name: 'a cancelled order has no result of its scan payment yet',
    about: 'lifecycle',
    on: ['scanPayResult'],
    market: forgiving('scanPayResult', 'orderCancelled', () => false),
  },
  {
    // the field of the order before
    name: 'what is bought at once names lines of the cart',
    about: 'kept',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const ids = Array.isArray(data.cartIdList) ? data.cartIdList : [];
      if (ids.length > 0) memory.set('lines', ids);
      else data.cartIdList = memory.get('lines') ?? ids;
    },
  },
  {
    // mer_id in (all of the order)
    name: 'an order of two stores has no coupons of the whole shop',
    about: 'same',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const data = await market(ask);
      const { state, catalogue } = ask.market;
      const lines = state.preOrders.find(({ no }) => no === ask.params.preOrderNo)?.lines ?? [];
      const storeOf = (id: number) => catalogue.products.find((one) => one.id === id)?.merId;
      if (new Set(lines.map(({ productId }) => storeOf(productId))).size < 2) return data;
      const kept = data.filter(({ useType }) => useType !== 3);
      if (kept.length < data.length) hit();
      return kept;
    }),
  },
  {
    // the number of the token, not of the person
    name: 'each sign-in through Twitter makes another account',
    about: 'state',
    on: ['twitterLogin'],
    at: '*',
    market: (hit) => {
      let nth = 0;
      return acting('twitterLogin', async (ask, market) => {
        const data = await market(ask);
        const user = ask.market.state.users.find(({ id }) => id === data.uid);
        nth += 1;
        if (nth < 2 || !user) return data;
        hit();
        const other = { ...user, id: ask.market.state.nextId, identity: `${user.identity}${nth}` };
        ask.market.state.nextId += 1;
        ask.market.state.users.push(other);
        return { ...data, token: openSession(ask.market, other).token, uid: other.id };
      })(hit);
    },
  },
  {
    // no column for Lao
    name: 'received coupons are called in English where Lao is requested',
    about: 'text',
    on: ['couponList'],
    at: '*',
    market: acting('couponList', (ask, market, hit) => {
      if (ask.lang !== 'lo') return market(ask);
      hit();
      return market({ ...ask, lang: 'en' });
    }),
  },
  {
    // the sum of a LEFT JOIN
    name: 'pieces of an unpaid order are counted once for each store',
    about: 'sum',
    on: ['awaitPayOrders'],
    edit: eachRow((row) => {
      row.totalNum = Number(row.totalNum) * (row.orderList as unknown[]).length;
    }),
  },
];
