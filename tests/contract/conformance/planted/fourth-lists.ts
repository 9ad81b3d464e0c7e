import { productCard, wireOf } from '#mocks/handlers/wire.ts';
import { centerCounts, masterOf } from '#mocks/market/order-queries.ts';
import { isOnSale, productStock } from '#mocks/market/stock.ts';
import {
  acting,
  eachRow,
  listed,
  listIn,
  type PlantedFault,
  plus,
  rowsOf,
  times,
  type Tree,
} from './plant.ts';

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const linesOf = (order: Tree): Tree[] =>
  listIn(order, 'orderList').flatMap((part) => listIn(part, 'orderInfoList'));

/** Lists: orders of rows, filters, defaults and counts. After each name: the sentence that the fault breaks. */
export const FOURTH_LISTS: readonly PlantedFault[] = [
  {
    // collectMerchantList: "newest first"
    name: 'followed stores come oldest first',
    about: 'filter',
    on: ['collectMerchantList'],
    market: listed('collectMerchantList', ({ rows }) => rows.toReversed()),
  },
  {
    // productReviews: "newest first", for each type
    name: 'reviews of one kind come oldest first',
    about: 'filter',
    on: ['productReviews'],
    market: listed('productReviews', ({ rows, query }) =>
      Number(query.type) === 0 ? rows : rows.toReversed(),
    ),
  },
  {
    // paging: "limit, default 20"
    name: 'without a limit a page has ten rows',
    about: 'page',
    on: ['productList', 'storeProducts', 'homeProducts', 'merchantSearch', 'orderList'],
    edit: (call) => {
      if (call.query.has('limit')) return;
      rowsOf(call).splice(10);
      call.data.pageSize = 10;
      call.data.pages = Math.ceil(Number(call.data.total) / 10);
    },
  },
  {
    // keyword: "contained in product name or product keyword text"
    name: 'an underscore finds everything',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      String(query.keyword ?? '').includes('_') ? others({ keyword: undefined }) : rows,
    ),
  },
  {
    // salesOrder: "asc or desc, by real + virtual sales"
    name: 'ascending sales come in descending order',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, others }) =>
      query.salesOrder === 'asc' ? others({ salesOrder: 'desc' }) : rows,
    ),
  },
  {
    // productReviews: "2 medium (2 to 4)"
    name: 'fair reviews are those of three stars',
    about: 'count',
    on: ['productReviews'],
    at: '*',
    market: listed('productReviews', ({ rows, query }) =>
      Number(query.type) === 2 ? rows.filter(({ star }) => star === 3) : rows,
    ),
  },
  {
    // OrderListType -1: "All that are not deleted, including cancelled ones"
    name: 'cancelled orders are missing among all orders',
    about: 'state',
    on: ['orderList'],
    at: '*',
    market: listed('orderList', ({ rows }) => rows.filter(({ status }) => status !== 9)),
  },
  {
    // cartList: "groups are ordered by their newest line"
    name: 'stores of the cart are in the order of their ids',
    about: 'filter',
    on: ['cartList'],
    market: acting('cartList', async (ask, market, hit) => {
      const groups = await market(ask);
      const sorted = groups.toSorted((a, b) => a.merId - b.merId);
      if (sorted.some((group, at) => group !== groups[at])) hit();
      return sorted;
    }),
  },
  {
    // refundList: "caller's, newest first, no filter"
    name: 'refused refunds are not in the list',
    about: 'state',
    on: ['refundList'],
    at: '*',
    market: listed('refundList', ({ rows }) =>
      rows.filter(({ refundStatus }) => refundStatus !== 1),
    ),
  },
  {
    // addressAll: "default first, then newest"
    name: 'the default address is among the others by age',
    about: 'filter',
    on: ['addressAll'],
    at: '*',
    market: acting('addressAll', async (ask, market, hit) => {
      const rows = await market(ask);
      const sorted = rows.toSorted((a, b) => b.id - a.id);
      if (sorted[0] !== rows[0]) hit();
      return sorted;
    }),
  },
  {
    // homeProducts: "Sellable products with stock"
    name: 'sold-out products are recommended',
    about: 'filter',
    on: ['homeProducts'],
    at: '*',
    market: listed('homeProducts', ({ rows, market }) => [
      ...rows,
      ...market.catalogue.products
        .filter((product) => isOnSale(market, product) && productStock(market, product) === 0)
        .map((product) => ({
          ...productCard(market, product, wireOf({ lang: 'en', origin: 'http://img.test' })),
          unitName: null,
          stock: null,
        })),
    ]),
  },
  {
    // refundCount: "Refunds waiting for the merchant or for the provider"
    name: 'finished refunds are counted as pending',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const counts = await market(ask);
      const userId = ask.user?.id ?? 0;
      const all = ask.market.state.refunds.filter((refund) => refund.userId === userId).length;
      if (all !== centerCounts(ask.market, userId).refunds) hit();
      return { ...counts, refundCount: all };
    }),
  },
];

/** Money: sums of orders, prices and refunds. */
export const FOURTH_MONEY: readonly PlantedFault[] = [
  {
    // freightFee: "Freight, never discounted"
    name: 'with a coupon there is no freight',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    edit: ({ data }) => {
      if (cents(data.couponFee) === 0) return;
      data.payFee = plus(data.payFee, -cents(data.freightFee));
      data.freightFee = '0.00';
    },
  },
  {
    // refund: "amount = the merchant order's payPrice (including postage)"
    name: 'refunds of the list lack the freight',
    about: 'same',
    on: ['refundList'],
    at: '*',
    market: listed('refundList', ({ rows, market }) =>
      rows.map((row) => {
        const order = market.state.merchantOrders.find(({ no }) => no === row.merOrderNo);
        return { ...row, refundPrice: plus(row.refundPrice, -(order?.postage ?? 0)) };
      }),
    ),
  },
  {
    // totalPrice: "Products and freight"
    name: 'the total of an order is already less its discount',
    about: 'sum',
    on: ['masterOrderDetail', 'orderDetail'],
    edit: ({ data }) => {
      data.totalPrice = plus(data.totalPrice, -cents(data.couponPrice));
    },
  },
  {
    // awaitPayOrders payPrice: "To pay"
    name: 'an unpaid order of the list lacks its discount',
    about: 'same',
    on: ['awaitPayOrders'],
    at: '*',
    market: listed('awaitPayOrders', ({ rows, market }) =>
      rows.map((row) => {
        const master = market.state.masterOrders.find(({ no }) => no === row.orderNo);
        return { ...row, payPrice: plus(row.payPrice, master?.couponFee ?? 0) };
      }),
    ),
  },
  {
    // couponPrice: "Discount of the coupon on this part"
    name: 'each store of an order shows the whole discount',
    about: 'sum',
    on: ['orderDetail'],
    market: acting('orderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === data.orderNo);
      const whole = order ? masterOf(ask.market, order).couponFee : 0;
      if (order && order.couponFee === whole) return data;
      hit();
      return { ...data, couponPrice: (whole / 100).toFixed(2) };
    }),
  },
  {
    // OrderCoupon money: "Face value"
    name: 'coupons for an order are worth ten times as much',
    about: 'same',
    on: ['orderCoupons'],
    at: '*',
    edit: eachRow((row) => {
      row.money = times(row.money, 10);
    }),
  },
  {
    // points account: earned in all; list: every finished record
    name: 'the newest entry of points is not in the list',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    market: listed('pointsList', ({ rows }) => rows.slice(1)),
  },
  {
    // PreLine weight: "Weight of one piece in kilograms"
    name: 'the weight of a line is that of all its pieces',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const line of linesOf(data)) line.weight = times(line.weight, Number(line.payNum));
    },
  },
  {
    // CartLine price: "Current price of the sku"
    name: 'the price of a cart line is that of all its pieces',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: eachRow((group) => {
      for (const line of listIn(group, 'cartInfoList'))
        line.price = times(line.price, Number(line.cartNum));
    }),
  },
];
