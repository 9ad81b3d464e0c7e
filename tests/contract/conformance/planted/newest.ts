import {
  deep,
  eachRow,
  isTree,
  listIn,
  type PlantedCall,
  type PlantedFault,
  plus,
  rowsOf,
  set,
} from './plant.ts';

const round = (amount: unknown) =>
  typeof amount === 'string' ? `${Math.floor(Number(amount) / 10) * 10}.00` : amount;
/** Answers the same as the first time for each address. */
const stale = (name: string, life: number) => (call: PlantedCall) => {
  const key = `${name} ${call.id} ${String(call.query)} ${call.token}`;
  const known = call.memory.get(key) as { at: number; data: string } | undefined;
  if (known && call.nth - known.at < life) {
    const data = JSON.parse(known.data) as Record<string, unknown>;
    for (const field of Object.keys(call.data)) delete call.data[field];
    Object.assign(call.data, data);
  } else call.memory.set(key, { at: call.nth, data: JSON.stringify(call.data) });
};

/** Kinds that the rules before them had not been tried with: what a server does. */
export const NEWEST: readonly PlantedFault[] = [
  {
    name: 'the amount to pay of an order is rounded to tens',
    about: 'sum',
    on: ['masterOrderDetail'],
    at: '*',
    edit: set('payPrice', ({ data }) => round(data.payPrice)),
  },
  {
    name: 'freight is rounded down in the price',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    edit: ({ data }) => {
      data.payFee = plus(data.payFee, -1);
    },
  },
  {
    name: 'the page is counted from 0',
    about: 'page',
    on: ['storeProducts'],
    edit: set('pageNum', ({ data }) => Number(data.pageNum) - 1),
  },
  {
    name: 'the second page of orders skips a row',
    about: 'page',
    on: ['orderList'],
    edit: (call) => {
      if (call.query.get('page') === '2') rowsOf(call).shift();
    },
  },
  {
    name: 'the pages of reviews are one too many',
    about: 'page',
    on: ['productReviews'],
    edit: set('pages', ({ data }) => Number(data.pages) + 1),
  },
  {
    name: 'the address book is cached after a write',
    about: 'state',
    on: ['addressAll'],
    at: '*',
    edit: (call) => {
      const key = `book ${call.token}`;
      const rows = call.data as unknown as unknown[];
      const before = call.memory.get(key) as string | undefined;
      call.memory.set(key, JSON.stringify(rows));
      if (before && call.nth % 2 === 0)
        rows.splice(0, rows.length, ...(JSON.parse(before) as unknown[]));
    },
  },
  {
    name: 'the cart is cached for three reads',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    edit: stale('count', 4),
  },
  {
    name: 'the profile is cached for four reads',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    edit: stale('profile', 4),
  },
  {
    name: 'unpaid orders of the other member are in the list',
    about: 'owner',
    on: ['awaitPayOrders'],
    at: '*',
    edit: (call) => {
      const all = (call.memory.get('all') ?? []) as { token: string; row: unknown }[];
      for (const row of rowsOf(call)) all.push({ token: call.token, row: structuredClone(row) });
      call.memory.set('all', all);
      const other = all.find(({ token }) => token !== call.token);
      if (other) {
        rowsOf(call).push(other.row as never);
        call.data.total = Number(call.data.total) + 1;
        call.data.pages = Math.ceil(Number(call.data.total) / Number(call.data.pageSize));
      }
    },
  },
  {
    name: 'the wishlist shows when others wished',
    about: 'owner',
    on: ['productDetail'],
    at: '*',
    edit: (call) => {
      if (call.token === '') call.data.userCollect = true;
    },
  },
  {
    name: 'the payment method has another spelling in details',
    about: 'same',
    on: ['masterOrderDetail'],
    at: '*',
    edit: set('payType', ({ data }) => String(data.payType).toUpperCase()),
  },
  {
    name: 'a line of several pieces has one piece less',
    about: 'kept',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const store of listIn(data, 'orderList'))
        for (const line of listIn(store, 'orderInfoList'))
          if (Number(line.payNum) > 1) line.payNum = Number(line.payNum) - 1;
    },
  },
  {
    name: 'a store order has the freight of the whole order',
    about: 'sum',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      data.payPostage = plus(data.payPostage, 700);
    },
  },
  {
    name: 'the coupon of one store lowers the other one',
    about: 'sum',
    on: ['masterOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      const [first] = listIn(data, 'orderList');
      if (first) first.payPrice = plus(first.payPrice, -300);
    },
  },
  {
    name: 'the lists of stores are sorted by id as text',
    about: 'filter',
    on: ['merchantSearch'],
    edit: (call) => {
      rowsOf(call).sort((a, b) => Number(a.starLevel) - Number(b.starLevel));
    },
  },
  {
    name: 'wishes come oldest first',
    about: 'filter',
    on: ['collectProductList'],
    edit: (call) => {
      rowsOf(call).reverse();
    },
  },
  {
    name: 'unpaid orders come oldest first',
    about: 'filter',
    on: ['awaitPayOrders'],
    edit: (call) => {
      rowsOf(call).reverse();
    },
  },
  {
    name: 'a deleted address comes back',
    about: 'state',
    on: ['addressList', 'addressAll'],
    at: '*',
    edit: (call) => {
      const rows = Array.isArray(call.data)
        ? (call.data as unknown as Record<string, unknown>[])
        : rowsOf(call);
      const known = (call.memory.get(`rows ${call.token}`) ?? new Map()) as Map<
        unknown,
        Record<string, unknown>
      >;
      call.memory.set(`rows ${call.token}`, known);
      const gone = [...known.values()].find((row) => !rows.some(({ id }) => id === row.id));
      for (const row of rows) known.set(row.id, structuredClone(row));
      if (gone && Array.isArray(call.data)) rows.push(gone);
    },
  },
  {
    name: 'an activity shows products that are off the shelf',
    about: 'same',
    on: ['activityProducts'],
    at: '*',
    edit: eachRow((row, at) => {
      if (at === 0) row.price = '0.01';
    }),
  },
  {
    name: 'the counts of orders include those of refunds',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    edit: set('receivedCount', ({ data }) => Number(data.receivedCount) + 1),
  },
  {
    name: 'a nickname has the mailbox of its member',
    about: 'owner',
    on: ['productReviewDigest'],
    at: '*',
    edit: ({ data }) => {
      deep(data, (tree) => {
        if (typeof tree.nickname === 'string') tree.nickname = 'mali@lychee.test';
      });
    },
  },
  {
    name: 'a guest sees the stock, a member does not',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: (call) => {
      const info = call.data.productInfo;
      if (call.token !== '' && isTree(info)) info.stock = Number(info.stock) + 1;
    },
  },
  {
    name: 'the frozen points are part of the points',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    edit: (call) => {
      call.data.integral = Number(call.data.integral) + 5;
    },
  },
];
