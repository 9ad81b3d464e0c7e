import { giveBackPieces } from '#mocks/market/stock.ts';
import { acting, deep, eachRow, firstOf, listed, listIn, plus, rowsOf, set } from './plant.ts';
import type { PlantedFault, Tree } from './plant.ts';

/** A second list, written after the rules for the first one, to see what they miss. */
export const SECOND: readonly PlantedFault[] = [
  {
    name: 'the dial code is in front of the phone of an address',
    about: 'kept',
    on: ['addressDetail'],
    edit: ({ data }) => {
      if (data?.phone) data.phone = `${String(data.countryCode)}${String(data.phone)}`;
    },
  },
  {
    name: 'spaces are removed from the name of a consignee',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      hit();
      const realName = ask.body.realName.replaceAll(' ', '');
      return market({ ...ask, body: { ...ask.body, realName } });
    }),
  },
  {
    name: 'reviews are in capitals',
    about: 'kept',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => void (row.comment = String(row.comment).toUpperCase())),
  },
  {
    name: 'the pictures of a product are those of the first one',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const product = data.productInfo as Tree;
      product.sliderImage = firstOf(memory, 'pictures', product.sliderImage);
    },
  },
  {
    name: 'all reviews of a page are by one author',
    about: 'same',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row, at, call) => {
      row.nickname = rowsOf(call)[0]?.nickname;
      if (at > 0) row.avatar = rowsOf(call)[0]?.avatar;
    }),
  },
  {
    name: 'each activity has the title of the first one',
    about: 'same',
    on: ['activityDetail', 'homeActivities'],
    at: '*',
    edit: (call) => {
      const name = call.data.name ?? rowsOf(call)[0]?.name;
      for (const row of rowsOf(call)) row.name = firstOf(call.memory, 'name', name);
      if (call.data.name !== undefined) call.data.name = firstOf(call.memory, 'name', name);
    },
  },
  {
    name: 'points that are spent look earned',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    edit: eachRow((row) => void (row.type = 1)),
  },
  {
    name: 'a virtual delivery has no message',
    about: 'state',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.deliveryType === 'virtual' || data.deliveryType === 'fictitious')
        data.deliveryMsg = null;
    },
  },
  {
    name: 'a shipped order has no kind of delivery',
    about: 'state',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.status === 1) data.deliveryType = null;
    },
  },
  {
    name: 'every token exists',
    about: 'state',
    on: ['tokenExists'],
    market: acting('tokenExists', async (ask, market, hit) => {
      if (!(await market(ask))) hit();
      return true;
    }),
  },
  {
    name: 'all visitors have one identity',
    about: 'owner',
    on: ['visitorRegister'],
    at: '*',
    edit: ({ data, memory }) => void (data.identity = firstOf(memory, 'identity', data.identity)),
  },
  {
    name: 'giving up a payment cancels the order',
    about: 'state',
    on: ['walletCancel'],
    at: '*',
    market: acting('walletCancel', async (ask, market, hit) => {
      const data = await market(ask);
      const { payments, masterOrders } = ask.market.state;
      const no = payments.find(({ id }) => id === ask.body.token)?.orderNo;
      const order = masterOrders.find((one) => one.no === no);
      if (order && !order.paid) {
        hit();
        order.cancelled = true;
      }
      return data;
    }),
  },
  {
    name: 'followers of a store are at most one',
    about: 'count',
    on: ['merchantDetail'],
    edit: set('collectNum', ({ data }) => Math.min(1, Number(data.collectNum))),
  },
  {
    name: 'a search for stores finds beginnings only',
    about: 'page',
    on: ['merchantSearch'],
    at: '*',
    market: listed('merchantSearch', ({ rows, query }) =>
      rows.filter(({ name }) =>
        String(name)
          .toLowerCase()
          .startsWith(String(query.keywords ?? '').toLowerCase()),
      ),
    ),
  },
  {
    name: 'more than a hundred rows are twenty',
    about: 'page',
    on: ['collectProductList'],
    edit: (call) => {
      if (Number(call.query.get('limit')) > 100) call.data.list = rowsOf(call).slice(0, 2);
    },
  },
  {
    name: 'the address book has the page of the list before it',
    about: 'state',
    on: ['addressAll'],
    at: '*',
    edit: (call) => void rowsOf(call).splice(2),
  },
  {
    name: 'the pieces of a cart include lines that are not valid',
    about: 'count',
    on: ['cartCount'],
    edit: set('count', ({ data, query }) =>
      query.get('numType') === 'true' ? Number(data.count) + 1 : data.count,
    ),
  },
  {
    name: 'lines that are not valid are the valid ones, too',
    about: 'filter',
    on: ['cartList'],
    at: '*',
    market: acting('cartList', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.isValid) return data;
      const valid = await market({ ...ask, query: { isValid: true } });
      if (valid.length > 0) hit();
      return [...data, ...valid];
    }),
  },
  {
    name: 'completed orders include cancelled ones',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    edit: set('completeCount', ({ data }) => Number(data.completeCount) + 1),
  },
  {
    name: 'the form of a refund has the pieces of the whole order',
    about: 'sum',
    on: ['refundForm'],
    at: '*',
    edit: set('totalNum', ({ data }) => Number(data.totalNum) + 2),
  },
  {
    name: 'applications come oldest first',
    about: 'filter',
    on: ['settlementRecords'],
    edit: (call) => void rowsOf(call).reverse(),
  },
  {
    name: 'midnight is hour 24',
    about: 'form',
    on: ['couponList'],
    edit: eachRow((row) => {
      row.endTime = `${String(row.endTime).slice(0, 10)} 24:00:00`;
    }),
  },
  {
    name: 'what is in stock is not available in the cart',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('attrStatus' in tree) tree.attrStatus = !tree.attrStatus;
      }),
  },
  {
    name: 'used coupons are valid',
    about: 'same',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      if (row.status === 1) row.validStr = 'usable';
    }),
  },
  {
    name: 'coupons for an order include those with a higher minimum',
    about: 'filter',
    on: ['orderCoupons'],
    at: '*',
    edit: eachRow((row) => void (row.minPrice = '99999.00')),
  },
  {
    name: 'an order names the offer, not the received coupon',
    about: 'same',
    on: ['masterOrderDetail'],
    at: '*',
    edit: set('couponId', ({ data }) => (Number(data.couponId) > 0 ? 3 : data.couponId)),
  },
  {
    name: 'an activity on the home page lacks its first product',
    about: 'same',
    on: ['homeActivities'],
    at: '*',
    edit: (call) => {
      for (const row of rowsOf(call)) listIn(row, 'productList').shift();
    },
  },
  {
    name: 'a refund gives no pieces back',
    about: 'state',
    on: ['refundApply'],
    at: '*',
    market: acting('refundApply', async (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const data = await market(ask);
      if (order) {
        hit();
        giveBackPieces(
          ask.market,
          order.lines.map((line) => ({ ...line, quantity: -line.quantity })),
        );
      }
      return data;
    }),
  },
  {
    name: 'the freight of a store order is that of its first line',
    about: 'sum',
    on: ['orderList'],
    at: '*',
    edit: eachRow((row) => void (row.payPostage = plus(row.payPostage, -100))),
  },
  {
    name: 'categories of the third level are those of the second',
    about: 'same',
    on: ['productCategories'],
    at: '*',
    edit: (call) => {
      for (const top of rowsOf(call))
        for (const middle of listIn(top, 'childList'))
          middle.childList = [{ ...middle, childList: [], pid: middle.id, level: 3 }];
    },
  },
];
