import { findSku } from '#mocks/market/lookups.ts';
import { currentPrice } from '#mocks/market/prices.ts';
import { acting, listed, type PlantedFault } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

/** Written before the rules that find them, from the contract only. Before each name: what the developer did. */
export const TWENTYFIFTH: readonly PlantedFault[] = [
  {
    // cart_num TINYINT(1), and a mapper that reads a digit
    name: 'pieces of a line that are set keep their first digit',
    about: 'kept',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, body, user }) => {
      const line = market.state.cart.find(
        ({ id, userId }) => id === body.id && userId === user?.id,
      );
      if (!line || line.quantity < 10) return false;
      line.quantity = Number(String(line.quantity).slice(0, 1));
      return true;
    }),
  },
  {
    // the badge has two digits
    name: 'the pieces of a cart end at 99',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    edit: ({ data, query }) => {
      if (query.get('type') === 'sum' && Number(data.count) > 99) data.count = 99;
    },
  },
  {
    // the pieces are read from the cart again
    name: 'an order from the cart has the pieces that its lines have meanwhile',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', (ask, market, hit) => {
      const { preOrders, cart } = ask.market.state;
      for (const line of preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? []) {
        const now = cart.find(({ id }) => id === line.cartLineId);
        if (!now || now.quantity === line.quantity) continue;
        line.quantity = now.quantity;
        hit();
      }
      return market(ask);
    }),
  },
  {
    // the lines are joined with the product table
    name: 'the lines of an order have the prices of when it is placed',
    about: 'sum',
    on: ['orderCreate'],
    at: '*',
    market: afterwards('orderCreate', ({ market, user }) => {
      const order = market.state.masterOrders.findLast(({ userId }) => userId === user?.id);
      let isOther = false;
      for (const { masterNo, lines } of market.state.merchantOrders)
        for (const line of masterNo === order?.no ? lines : []) {
          const sku = findSku(market, line.skuId);
          const price = sku ? currentPrice(market, line.productId, sku.price) : line.price;
          isOther ||= price !== line.price;
          line.price = price;
        }
      return isOther;
    }),
  },
  {
    // cartMapper.selectById in the getter
    name: 'a pre-order shows the pieces that the line of the cart has now',
    about: 'state',
    on: ['preOrderDetail'],
    at: '*',
    market: acting('preOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { preOrders, cart } = ask.market.state;
      const lines = preOrders.find(({ no }) => no === ask.params.preOrderNo)?.lines ?? [];
      for (const row of data.orderList.flatMap(({ orderInfoList }) => orderInfoList)) {
        const line = lines.find(({ skuId }) => skuId === row.attrValueId);
        const now = cart.find(({ id }) => id === line?.cartLineId);
        if (!now || now.quantity === row.payNum) continue;
        row.payNum = now.quantity;
        hit();
      }
      return data;
    }),
  },
  {
    // user.getEmail()
    name: 'an order has the e-mail of the account, not of the address',
    about: 'same',
    on: ['orderCreate'],
    at: '*',
    market: afterwards('orderCreate', ({ market, user }) => {
      const order = market.state.masterOrders.findLast(({ userId }) => userId === user?.id);
      if (!order || !user?.email || order.email === user.email) return false;
      order.email = user.email;
      return true;
    }),
  },
  {
    // the job reads update_time
    name: 'the start of a payment extends the time to pay',
    about: 'time',
    on: ['payStart'],
    at: '*',
    market: afterwards('payStart', ({ market, body }) => {
      const order = market.state.masterOrders.find(({ no }) => no === body.orderNo);
      if (!order) return false;
      order.createTime += 1_800_000;
      return true;
    }),
  },
  {
    // MAX(sales)
    name: 'the pieces sold of a product never fall',
    about: 'count',
    on: ['productDetail', 'orderCancel'],
    at: '*',
    edit: ({ data, memory }) => {
      const info = (data as { productInfo?: { id: number; sales: number } } | null)?.productInfo;
      if (!info) return;
      const most = Math.max(Number(memory.get(`${info.id}`) ?? 0), info.sales);
      memory.set(`${info.id}`, most);
      info.sales = most;
    },
  },
  {
    // AND paid = 0
    name: 'cancelled orders are among the unpaid ones',
    about: 'filter',
    on: ['orderList'],
    at: '*',
    market: listed('orderList', async ({ rows, query, others }) => {
      if (Number(query.type) !== 0) return rows;
      const all = await others({ type: -1 });
      return all.filter(({ paid, status }) => paid === false && (status === 0 || status === 9));
    }),
  },
  {
    // COUNT(*) without is_del
    name: 'the total of all orders counts deleted ones',
    about: 'page',
    on: ['orderList'],
    at: '*',
    market: acting('orderList', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== -1) return data;
      const deleted = ask.market.state.merchantOrders.filter(
        ({ userId, deletedByUser }) => userId === ask.user?.id && deletedByUser,
      ).length;
      if (deleted > 0) hit();
      return { ...data, total: data.total + deleted };
    }),
  },
  {
    // UPDATE ... SET pay_time = NULL
    name: 'a refunded order has no time of payment',
    about: 'same',
    on: ['orderDetail', 'refundDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.refundStatus === 3 && 'payTime' in data) data.payTime = null;
    },
  },
  {
    // the listener of the payment is called again
    name: 'a receipt freezes the points of an order once more',
    about: 'same',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const entry = market.state.points.find(
        ({ orderNo, kind }) => orderNo === params.orderNo && kind === 'purchase',
      );
      if (!entry) return false;
      const id = market.state.nextId;
      market.state.nextId += 1;
      market.state.points.push({ ...entry, id });
      return true;
    }),
  },
  {
    // exp_name VARCHAR(8)
    name: 'the courier company of a parcel is cut at eight letters',
    about: 'same',
    on: ['orderExpress'],
    at: '*',
    edit: ({ data }) => {
      const name = (data as { expName?: string } | null)?.expName;
      if (name) data.expName = name.slice(0, 8);
    },
  },
  {
    // a column of its SELECT is missing
    name: 'the paid order of a visitor has no time of payment',
    about: 'time',
    on: ['visitorMasterOrderDetail'],
    at: '*',
    edit: ({ data }) => void (data.payTime = null),
  },
  {
    // no @RequestHeader
    name: 'a visitor reads the lines of a store order in Chinese',
    about: 'same',
    on: ['visitorOrderDetail'],
    at: '*',
    market: acting('visitorOrderDetail', async (ask, market, hit) => {
      const [data, chinese] = [await market(ask), await market({ ...ask, lang: 'zh-CN' })];
      if (ask.lang !== 'zh-CN') hit();
      return { ...data, orderInfoList: chinese.orderInfoList };
    }),
  },
  {
    // the vo is a field of the service
    name: 'a wallet payment after one by card has the secret of the card',
    about: 'form',
    on: ['payStart'],
    at: '*',
    edit: ({ data, memory }) => {
      const secret = data.stripeClientSecret ?? memory.get('secret') ?? null;
      memory.set('secret', secret);
      data.stripeClientSecret = secret;
    },
  },
  {
    // ORDER BY id DESC LIMIT 1
    name: 'a captured payment names the newest order of its shopper',
    about: 'same',
    on: ['walletCapture'],
    market: acting('walletCapture', async (ask, market, hit) => {
      const data = await market(ask);
      const { masterOrders } = ask.market.state;
      const order = masterOrders.find(({ no }) => no === data.orderNo);
      const newest = masterOrders.findLast(({ userId }) => userId === order?.userId);
      if (!newest || newest === order) return data;
      hit();
      return { ...data, orderNo: newest.no };
    }),
  },
];
