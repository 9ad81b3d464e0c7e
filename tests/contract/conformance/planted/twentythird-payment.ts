import { partsOf } from '#mocks/market/order-queries.ts';
import { acting, eachRow, listed, listIn, type PlantedFault, set } from './plant.ts';
import { afterwards, forgiving, reading } from './sixth-shared.ts';

/** Payments, points, refunds, reviews. Before each name: what the fault breaks. */
export const TWENTYTHIRD_PAYMENT: readonly PlantedFault[] = [
  {
    // DELETE of what hangs on it
    name: 'a deleted order takes its reviews with it',
    about: 'kept',
    on: ['orderDelete'],
    at: '*',
    market: afterwards('orderDelete', ({ market, params }) => {
      const { reviews } = market.state;
      market.state.reviews = reviews.filter(({ orderNo }) => orderNo !== params.orderNo);
      return market.state.reviews.length < reviews.length;
    }),
  },
  {
    // the callback is not idempotent
    name: 'a wallet payment that is captured again gives its points again',
    about: 'sum',
    on: ['walletCapture'],
    at: '*',
    market: acting('walletCapture', async (ask, market, hit) => {
      const { state } = ask.market;
      const payment = state.payments.find(({ id }) => id === ask.body.token);
      const wasPaid = state.masterOrders.find(({ no }) => no === payment?.orderNo)?.paid === true;
      const data = await market(ask);
      if (!wasPaid || !payment) return data;
      for (const { no } of partsOf(ask.market, payment.orderNo)) {
        const entry = state.points.find(({ orderNo }) => orderNo === no);
        if (!entry) continue;
        state.points.push({ ...entry, id: state.nextId });
        state.nextId += 1;
        hit();
      }
      return data;
    }),
  },
  {
    // cancels by the user
    name: 'a wallet payment that is given up cancels the other unpaid orders',
    about: 'state',
    on: ['walletCancel'],
    at: '*',
    market: afterwards('walletCancel', ({ market, body }) => {
      const payment = market.state.payments.find(({ id }) => id === body.token);
      const own = market.state.masterOrders.find(({ no }) => no === payment?.orderNo);
      const others = market.state.masterOrders.filter(
        ({ no, userId, paid, cancelled }) =>
          own && no !== own.no && userId === own.userId && !paid && !cancelled,
      );
      for (const order of others) order.cancelled = true;
      return others.length > 0;
    }),
  },
  {
    // a new intent each time
    name: 'a card payment that is started again has another secret',
    about: 'state',
    on: ['payStart'],
    market: (hit) => {
      let calls = 0;
      return acting('payStart', async (ask, market) => {
        const data = await market(ask);
        calls += 1;
        if (!data.stripeClientSecret) return data;
        hit();
        return { ...data, stripeClientSecret: `${data.stripeClientSecret}${calls}` };
      })(hit);
    },
  },
  {
    // status of the provider, not of the order
    name: 'a scan-code payment of a cancelled order is just not paid',
    about: 'state',
    on: ['scanPayResult'],
    market: forgiving('scanPayResult', 'orderCancelled', () => false),
  },
  {
    // the switch of the mobile client
    name: 'visitors are offered no card',
    about: 'same',
    on: ['payMethods'],
    at: '*',
    market: acting('payMethods', async (ask, market, hit) => {
      const data = await market(ask);
      const session = ask.market.state.sessions.find(({ token }) => token === ask.token);
      const user = ask.market.state.users.find(({ id }) => id === session?.userId);
      if (user?.type !== 'visitor') return data;
      hit();
      return { ...data, stripeStatus: false };
    }),
  },
  {
    // the session is empty
    name: 'the order of a visitor has no owner in the look-up',
    about: 'same',
    on: ['visitorOrderDetail'],
    edit: set('uid', () => 0),
  },
  {
    // utf8mb4_general_ci
    name: 'the identity of a visitor may have other capitals',
    about: 'lifecycle',
    on: ['visitorMasterOrderDetail'],
    market: acting('visitorMasterOrderDetail', (ask, market, hit) => {
      const wanted = ask.query.identity.toLowerCase();
      const user = ask.market.state.users.find(({ identity }) => identity.toLowerCase() === wanted);
      if (user && user.identity !== ask.query.identity) hit();
      return market({
        ...ask,
        query: { ...ask.query, identity: user?.identity ?? ask.query.identity },
      });
    }),
  },
  {
    // refund_status = 0
    name: 'lines of refunded orders wait for no review',
    about: 'page',
    on: ['reviewableLines'],
    at: '*',
    market: listed('reviewableLines', ({ rows, market }) =>
      rows.filter(
        ({ merOrderNo }) =>
          market.state.merchantOrders.find(({ no }) => no === merOrderNo)?.refundStatus !== 3,
      ),
    ),
  },
  {
    // the stars of the service are a column of the order
    name: 'the second review of an order has the service stars of the first',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body, { market }) => {
      const first = market.state.reviews.find(({ orderNo }) => orderNo === body.orderNo);
      return first?.serviceStar && first.serviceStar !== body.serviceStar
        ? { ...body, serviceStar: first.serviceStar }
        : body;
    }),
  },
  {
    // size() of the list
    name: 'the form of a refund counts lines, not pieces, for two lines',
    about: 'sum',
    on: ['refundForm'],
    edit: ({ data }) => {
      const lines = listIn(data, 'orderInfoList');
      if (lines.length > 1) data.totalNum = lines.length;
    },
  },
  {
    // the price of the page before
    name: 'refunds on the second page have the amount of the first',
    about: 'same',
    on: ['refundList'],
    market: acting('refundList', async (ask, market, hit) => {
      const data = await market(ask);
      if (Number(ask.query.page ?? 1) < 2 || data.list.length === 0) return data;
      const [first] = (await market({ ...ask, query: { ...ask.query, page: 1 } })).list;
      hit();
      return {
        ...data,
        list: data.list.map((row) => ({ ...row, refundPrice: first?.refundPrice ?? '0.00' })),
      };
    }),
  },
  {
    // the sign of the ledger
    name: 'points that were taken are a negative number',
    about: 'form',
    on: ['pointsList'],
    edit: eachRow((row) => {
      if (row.type === 2) row.integral = -Number(row.integral);
    }),
  },
  {
    // the setter of another object
    name: 'a payment by another method leaves the order with the client of before',
    about: 'kept',
    on: ['payStart'],
    at: '*',
    market: acting('payStart', async (ask, market, hit) => {
      const order = ask.market.state.masterOrders.find(({ no }) => no === ask.body.orderNo);
      const before = order?.payChannel;
      const data = await market(ask);
      if (order && before !== undefined && order.payChannel !== before) {
        order.payChannel = before;
        hit();
      }
      return data;
    }),
  },
];
