import {
  acting,
  deep,
  eachRow,
  firstOf,
  isTree,
  listIn,
  type PlantedFault,
  rowsOf,
  set,
} from './plant.ts';

/** Counts, and what a write leaves behind. */
export const OWN_STATE: readonly PlantedFault[] = [
  {
    name: 'the pieces of the cart are its lines',
    about: 'count',
    on: ['cartCount'],
    edit: (call) => {
      if (call.query.get('type') === 'sum') call.data.count = Math.min(Number(call.data.count), 1);
    },
  },
  {
    name: 'the number of coupons counts the used ones, too',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    edit: set('couponCount', ({ data }) => Number(data.couponCount) + 1),
  },
  {
    name: 'the number of wishes counts followed stores, too',
    about: 'count',
    on: ['userInfo'],
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const { followedMerchants } = ask.market.state;
      const stores = followedMerchants.filter(({ userId }) => userId === ask.user?.id).length;
      if (stores > 0) hit();
      return { ...data, collectCount: data.collectCount + stores };
    }),
  },
  {
    name: 'no refund is ever counted',
    about: 'count',
    on: ['orderCenterCounts'],
    edit: set('refundCount', () => 0),
  },
  {
    name: 'orders to review are not counted',
    about: 'count',
    on: ['orderCenterCounts'],
    edit: set('commentCount', () => 0),
  },
  {
    name: 'orders to ship count the unpaid ones, too',
    about: 'count',
    on: ['orderCounts'],
    edit: set(
      'unShippedCount',
      ({ data }) => Number(data.unShippedCount) + Number(data.unPaidCount),
    ),
  },
  {
    name: 'the reviews are not the sum of good, fair and bad ones',
    about: 'sum',
    on: ['productReviewCount'],
    edit: set('sumCount', ({ data }) => Number(data.sumCount) + 1),
  },
  {
    name: 'the share of good reviews is that of the bad ones',
    about: 'sum',
    on: ['productReviewCount'],
    edit: set('replyChance', () => '0.13'),
  },
  {
    name: 'the stock of a sku never changes',
    about: 'state',
    on: ['productDetail', 'productSkuDetail', 'productList'],
    at: '*',
    edit: ({ data, memory }) =>
      deep(data, (tree) => {
        if ('stock' in tree && 'id' in tree)
          tree.stock = firstOf(memory, `${'productId' in tree} ${String(tree.id)}`, tree.stock);
      }),
  },
  {
    name: 'the stock does not come back after a cancellation',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const { sold } = ask.market.state;
      const before = { ...sold };
      const data = await market(ask);
      if (JSON.stringify(before) !== JSON.stringify(sold)) hit();
      Object.assign(sold, before);
      return data;
    }),
  },
  {
    name: 'lines of an order are never marked as reviewed',
    about: 'state',
    on: ['orderDetail'],
    edit: ({ data }) => {
      for (const line of listIn(data, 'orderInfoList')) line.isReply = false;
    },
  },
  {
    name: 'a reviewed line stays in the list of lines to review',
    about: 'state',
    on: ['reviewableLines'],
    edit: (call) => {
      const seen = firstOf(call.memory, call.token, new Map<unknown, object>());
      for (const row of rowsOf(call)) seen.set(row.id, row);
      const rows = [...seen.values()];
      Object.assign(call.data, { list: rows, total: rows.length });
    },
  },
  {
    name: 'a deleted order stays in the list',
    about: 'state',
    on: ['orderDelete'],
    at: '*',
    market: acting('orderDelete', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (order) order.deletedByUser = false;
      hit();
      return data;
    }),
  },
  {
    name: 'deleting an address deletes the newest one',
    about: 'state',
    on: ['addressDelete'],
    at: '*',
    market: acting('addressDelete', (ask, market, hit) => {
      const own = ask.market.state.addresses.filter(({ userId }) => userId === ask.user?.id);
      const oldest = own[0];
      if (!own.some(({ id }) => id === ask.body.id) || !oldest) return market(ask);
      hit();
      return market({ ...ask, body: { id: oldest.id } });
    }),
  },
  {
    name: 'no address of a list is the default',
    about: 'state',
    on: ['addressAll', 'addressList'],
    edit: eachRow((row) => void (row.isDefault = false)),
  },
  {
    name: 'removing a line empties the cart',
    about: 'state',
    on: ['cartDelete'],
    at: '*',
    market: acting('cartDelete', async (ask, market, hit) => {
      const data = await market(ask);
      const { state } = ask.market;
      if (state.cart.some(({ userId }) => userId === ask.user?.id)) hit();
      state.cart = state.cart.filter(({ userId }) => userId !== ask.user?.id);
      return data;
    }),
  },
  {
    name: 'another option of a line makes a second line',
    about: 'state',
    on: ['cartReselect'],
    at: '*',
    market: acting('cartReselect', async (ask, market, hit) => {
      const { state } = ask.market;
      const before = state.cart.find(({ id }) => id === ask.body.id);
      const copy = before && { ...before, id: before.id + 1_000_000 };
      const data = await market(ask);
      if (copy && copy.skuId !== ask.body.unique) {
        state.cart.push(copy);
        hit();
      }
      return data;
    }),
  },
  {
    name: 'an order of two stores shows one of them',
    about: 'state',
    on: ['masterOrderDetail'],
    edit: ({ data }) => {
      const parts = listIn(data, 'orderList');
      if (parts.length > 1) data.orderList = parts.slice(0, 1);
    },
  },
  {
    name: 'an order from the cart leaves its line in the cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const before = state.cart;
      const data = await market(ask);
      if (state.cart.length < before.length) hit();
      state.cart = before;
      return data;
    }),
  },
  {
    name: 'the wishlist keeps a removed product on its second page',
    about: 'state',
    on: ['collectProductList'],
    edit: (call) => {
      const seen = firstOf(call.memory, call.token, new Map<unknown, object>());
      const now = new Set(rowsOf(call).map(({ productId }) => productId));
      for (const row of rowsOf(call)) seen.set(row.productId, row);
      const gone = [...seen].filter(([id]) => !now.has(id)).map(([, row]) => row);
      if (gone.length === 0) return;
      call.data.list = [...rowsOf(call), ...gone];
      call.data.total = Number(call.data.total) + gone.length;
    },
  },
  {
    name: 'a received coupon is still offered as not received',
    about: 'state',
    on: ['couponOffers'],
    edit: eachRow((row) => void (row.isUse = false)),
  },
  {
    name: 'the pieces left of a coupon never fall',
    about: 'state',
    on: ['couponOffers'],
    edit: eachRow((row, _, { memory }) => {
      if (typeof row.lastTotal === 'number')
        row.lastTotal = firstOf(memory, String(row.id), row.lastTotal);
    }),
  },
  {
    name: 'the followers of a store are not counted',
    about: 'count',
    on: ['merchantDetail'],
    edit: set('collectNum', ({ memory, id, data }) => firstOf(memory, id, data.collectNum)),
  },
  {
    name: 'a store is never followed on the page of a product',
    about: 'state',
    on: ['productDetail'],
    edit: ({ data, token }) => {
      if (token && isTree(data.merchantInfo)) data.merchantInfo.isCollect = false;
    },
  },
  {
    name: 'a wish is added a second time',
    about: 'state',
    on: ['collectProductList'],
    edit: (call) => {
      const [first] = rowsOf(call);
      if (!first) return;
      call.data.list = [...rowsOf(call), { ...first, id: Number(first.id) + 1_000_000 }];
      call.data.total = Number(call.data.total) + 1;
    },
  },
  {
    name: 'a paid order has no time of payment',
    about: 'state',
    on: ['orderDetail', 'masterOrderDetail'],
    edit: set('payTime', () => null),
  },
  {
    name: 'a used coupon has no time of use',
    about: 'state',
    on: ['couponList'],
    edit: eachRow((row) => void (row.useTime = null)),
  },
  {
    name: 'the number of reviews does not follow a new one',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data, memory, id }) => {
      for (const key of [
        'sumCount',
        'goodCount',
        'inCount',
        'poorCount',
        'replyChance',
        'replyStar',
      ])
        data[key] = firstOf(memory, `${id} ${key}`, data[key]);
    },
  },
];
