import {
  deep,
  eachRow,
  isTree,
  listIn,
  type PlantedFault,
  plus,
  rowsOf,
  set,
  times,
} from './plant.ts';

/** Amounts and the same thing in several places. */
export const OWN_MONEY: readonly PlantedFault[] = [
  {
    name: 'the freight of an order is 1.00 higher than the amount to pay has it',
    about: 'sum',
    on: ['masterOrderDetail'],
    edit: set('payPostage', ({ data }) => plus(data.payPostage, 100)),
  },
  {
    name: 'the coupon share of a store is one cent off',
    about: 'sum',
    on: ['orderDetail'],
    edit: set('couponPrice', ({ data }) => plus(data.couponPrice, 1)),
  },
  {
    name: 'the sum of a store order is that of one piece of each line',
    about: 'sum',
    on: ['orderDetail', 'visitorOrderDetail'],
    edit: ({ data }) => {
      const lines = listIn(data, 'orderInfoList');
      data.proTotalPrice = lines.reduce((sum, { price }) => sum + Number(price), 0).toFixed(2);
    },
  },
  {
    name: 'the total of a pre-order lacks the freight',
    about: 'sum',
    on: ['preOrderDetail'],
    edit: set('totalPrice', ({ data }) => data.proTotalFee),
  },
  {
    name: 'the pieces of a pre-order are its lines',
    about: 'sum',
    on: ['preOrderDetail'],
    edit: set('orderProNum', ({ data }) =>
      listIn(data, 'orderList').reduce((sum, one) => sum + listIn(one, 'orderInfoList').length, 0),
    ),
  },
  {
    name: 'the amount of an unpaid order is 10.00 too high',
    about: 'same',
    on: ['awaitPayOrders'],
    at: ['awaitPayOrders', 'masterOrderDetail'],
    edit: eachRow((row) => void (row.payPrice = plus(row.payPrice, 1000))),
  },
  {
    name: 'prices of a store are 10 % lower than on the product page',
    about: 'same',
    on: ['storeProducts'],
    at: '*',
    edit: eachRow((row) => void (row.price = times(row.price, 0.9))),
  },
  {
    name: 'the price of a sku differs in the choice of options',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const sku of Object.values(data.productValue as object))
        if (isTree(sku)) sku.price = plus(sku.price, 1);
    },
  },
  {
    name: 'the cart shows the price of yesterday',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => void ('price' in tree && (tree.price = times(tree.price, 1.25)))),
  },
  {
    name: 'the best sellers have old prices',
    about: 'same',
    on: ['productLeaderboard'],
    at: '*',
    edit: eachRow((row) => void (row.price = plus(row.price, 50))),
  },
  {
    name: 'the wishlist shows the price from when it was added',
    about: 'same',
    on: ['collectProductList'],
    at: '*',
    edit: eachRow((row) => void (row.price = plus(row.price, -1))),
  },
  {
    name: 'an activity shows another name of a product',
    about: 'same',
    on: ['activityProducts'],
    at: '*',
    edit: eachRow((row) => void (row.storeName = `${String(row.storeName)} (new)`)),
  },
  {
    name: 'the pictures of order lines are those of the next line',
    about: 'same',
    on: ['orderList'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('attrValueId' in tree) tree.image = String(tree.image).replace(/\d+/g, '1');
      }),
  },
  {
    name: 'the refund is one cent less than paid',
    about: 'same',
    on: ['refundDetail'],
    at: '*',
    edit: set('refundPrice', ({ data }) => plus(data.refundPrice, -1)),
  },
  {
    name: 'the refund form shows the amount of the products alone',
    about: 'same',
    on: ['refundForm'],
    at: '*',
    edit: set('payPrice', ({ data }) =>
      listIn(data, 'orderInfoList')
        .reduce((sum, { price, payNum }) => sum + Number(price) * Number(payNum), 0)
        .toFixed(2),
    ),
  },
  {
    name: 'the captured amount is in other units',
    about: 'same',
    on: ['walletCapture'],
    at: '*',
    edit: set('payPrice', ({ data }) => times(data.payPrice, 100)),
  },
  {
    name: 'the points of the account differ from those of the profile',
    about: 'same',
    on: ['pointsAccount'],
    at: ['pointsAccount', 'userInfo'],
    edit: set('integral', ({ data }) => Number(data.integral) + 10),
  },
  {
    name: 'points that are earned count as spent',
    about: 'sum',
    on: ['pointsList'],
    at: ['pointsList', 'pointsAccount'],
    edit: eachRow((row) => void (row.type = 2)),
  },
  {
    name: 'the stock of a product is not the sum of its skus',
    about: 'sum',
    on: ['productDetail'],
    edit: ({ data }) => {
      if (isTree(data.productInfo)) data.productInfo.stock = Number(data.productInfo.stock) + 7;
    },
  },
  {
    name: 'the store of a list of orders is the platform',
    about: 'same',
    on: ['orderList'],
    at: '*',
    edit: eachRow((row) => void (row.merName = 'Platform')),
  },
  {
    name: 'the pieces of the first line are one more than the total',
    about: 'sum',
    on: ['orderList'],
    edit: eachRow((row) => {
      const [line] = listIn(row, 'orderInfoList');
      if (line) line.payNum = Number(line.payNum) + 1;
    }),
  },
  {
    name: 'the parcel has another number in the list',
    about: 'same',
    on: ['orderList'],
    at: '*',
    edit: eachRow((row) => {
      if (typeof row.deliveryId === 'string') row.deliveryId = row.deliveryId.slice(0, -1);
    }),
  },
  {
    name: 'the price of the list is that of the dearest sku',
    about: 'same',
    on: ['homeProducts'],
    at: '*',
    edit: (call) => {
      for (const row of rowsOf(call)) row.price = plus(row.price, 500);
    },
  },
];
