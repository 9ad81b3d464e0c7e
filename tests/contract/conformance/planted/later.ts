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
  texts,
  times,
} from './plant.ts';
import { DERIVED } from './derived.ts';

/** Written after the rules, to see what they do not know. */
export const LATER: readonly PlantedFault[] = [
  ...DERIVED,
  {
    name: 'a store has another name on its own page',
    about: 'same',
    on: ['merchantIndex'],
    at: '*',
    edit: set('name', ({ data }) => `${String(data.name)} Ltd`),
  },
  {
    name: 'a category has the wrong one above it',
    about: 'same',
    on: ['productCategories'],
    edit: (call) => {
      for (const one of rowsOf(call)) for (const child of listIn(one, 'childList')) child.pid = 0;
    },
  },
  {
    name: 'the stock of a cart line is that of the product',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data }) => deep(data, (tree) => void ('cartNum' in tree && (tree.stock = 9999))),
  },
  {
    name: 'the address of an order is cut at 20 characters',
    about: 'kept',
    on: ['masterOrderDetail', 'orderDetail'],
    edit: texts(['userAddress'], (text) => text.slice(0, 20)),
  },
  {
    name: 'times are a quarter of an hour slow',
    about: 'time',
    on: ['masterOrderDetail', 'orderDetail', 'orderList'],
    edit: texts(['createTime', 'payTime'], (text) =>
      new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - 900_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
    ),
  },
  {
    name: 'the default address is the first one',
    about: 'same',
    on: ['addressDefault'],
    at: '*',
    edit: ({ data, memory, token }) => {
      if (isTree(data))
        Object.assign(data, firstOf(memory, token, { ...data }), { isDefault: true });
    },
  },
  {
    name: 'orders come oldest first',
    about: 'filter',
    on: ['orderList'],
    edit: (call) => void rowsOf(call).reverse(),
  },
  {
    name: 'a received coupon is worth half',
    about: 'same',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => void (row.money = times(row.money, 0.5))),
  },
  {
    name: 'a review is escaped for HTML',
    about: 'kept',
    on: ['myReviews'],
    at: '*',
    edit: texts(['comment'], (text) => text.replaceAll('"', '&quot;')),
  },
  {
    name: 'wishes show prices in cents',
    about: 'same',
    on: ['collectProductList'],
    at: '*',
    edit: eachRow((row) => void (row.price = times(row.price, 100))),
  },
  {
    name: 'a receipt has no effect',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: acting('orderTake', (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(
        ({ no, userId }) => no === ask.params.orderNo && userId === ask.user?.id,
      );
      if (order?.status !== 1) return market(ask);
      hit();
      return null;
    }),
  },
  {
    name: 'a refund request has no effect',
    about: 'state',
    on: ['refundApply'],
    at: '*',
    market: acting('refundApply', (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(
        ({ no, userId }) => no === ask.body.orderNo && userId === ask.user?.id,
      );
      if (!order || order.refundStatus !== 0 || order.status === 1) return market(ask);
      hit();
      return null;
    }),
  },
  {
    name: 'an order forgets its coupon',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', (ask, market, hit) => {
      if (ask.body.couponId) hit();
      return market({ ...ask, body: { ...ask.body, couponId: 0 } });
    }),
  },
  {
    name: 'a cancellation keeps the order in the list',
    about: 'state',
    on: ['awaitPayOrders'],
    at: '*',
    edit: (call) => {
      const seen = firstOf(call.memory, call.token, new Map<unknown, object>());
      const now = new Set(rowsOf(call).map(({ orderNo }) => orderNo));
      for (const row of rowsOf(call)) seen.set(row.orderNo, row);
      const gone = [...seen].filter(([no]) => !now.has(no)).map(([, row]) => row);
      if (gone.length > 0)
        Object.assign(call.data, {
          list: [...rowsOf(call), ...gone],
          total: Number(call.data.total) + gone.length,
          pages: 1,
        });
    },
  },
  {
    name: 'a paid order is not counted as one to ship',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    edit: set('unShippedCount', ({ data }) => Math.max(0, Number(data.unShippedCount) - 1)),
  },
  {
    name: 'passwords are compared without their case',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: acting('emailLogin', (ask, market, hit) => {
      const user = ask.market.state.users.find(
        ({ email, type }) => email === ask.body.email && type === 'email',
      );
      const { password } = ask.body;
      if (
        !user ||
        user.password === password ||
        user.password.toLowerCase() !== password.toLowerCase()
      )
        return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, password: user.password } });
    }),
  },
  {
    name: 'a percent sign finds everything',
    about: 'filter',
    on: ['productList'],
    market: acting('productList', (ask, market, hit) => {
      if (!ask.query.keyword?.includes('%')) return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, keyword: '' } } as typeof ask);
    }),
  },
  {
    name: 'every second read is from before the last write',
    about: 'state',
    on: ['addressAll'],
    edit: (call) => {
      const old = call.memory.get(call.token);
      call.memory.set(call.token, [...rowsOf(call)]);
      if (call.nth % 2 === 0 && Array.isArray(old))
        rowsOf(call).splice(0, rowsOf(call).length, ...(old as never[]));
    },
  },
  {
    name: 'the totals of a list are multiplied by a join',
    about: 'page',
    on: ['refundList', 'collectMerchantList'],
    edit: set('total', ({ data }) => Number(data.total) * 2),
  },
  {
    name: 'a review has the mailbox of its author as name',
    about: 'owner',
    on: ['productReviews'],
    edit: eachRow((row) => void (row.nickname = 'someone@example.com')),
  },
  {
    name: 'a pre-order names the address of the first caller',
    about: 'owner',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      for (const key of ['realName', 'phone', 'email', 'detail'])
        data[key] = firstOf(memory, key, data[key]);
    },
  },
  {
    name: 'the discount is a tenth of the coupon',
    about: 'sum',
    on: ['orderPrice'],
    edit: ({ data }) => {
      if (Number(data.couponFee) === 0) return;
      const fee = Number(data.couponFee) / 10;
      data.payFee = (Number(data.payFee) + Number(data.couponFee) - fee).toFixed(2);
      data.couponFee = fee.toFixed(2);
    },
  },
  {
    name: 'a store is called the platform in the cart',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: eachRow((row) => void (row.merName = 'Platform')),
  },
  {
    name: 'a sign-out answers success and forgets nothing',
    about: 'lifecycle',
    on: ['logout'],
    at: '*',
    market: acting('logout', (_ask, _market, hit) => {
      hit();
      return null;
    }),
  },
  {
    name: 'the nickname of another member is changed',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: acting('userEdit', (ask, market, hit) => {
      const other = ask.market.state.users.find(({ id }) => id !== ask.user?.id);
      hit();
      return market({ ...ask, user: other ?? ask.user });
    }),
  },
];
