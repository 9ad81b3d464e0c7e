import { merchantHandlers } from '#mocks/handlers/merchant.ts';
import { stamp } from '#mocks/handlers/wire.ts';
import { acting, eachRow, firstOf, listed, listIn, type PlantedFault, plus, set } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

/** Written when the rules for the twenty-fifth were made, and planted once. Before each name: what the developer did. */
export const TWENTYSIXTH: readonly PlantedFault[] = [
  {
    // ORDER BY name where texts are joined
    name: 'in Lao the products of an activity are in the order of their names',
    about: 'page',
    on: ['activityProducts'],
    at: '*',
    market: acting('activityProducts', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'lo') return data;
      const list = data.list.toSorted((a, b) => a.storeName.localeCompare(b.storeName, 'lo'));
      if (list.some(({ proId }, at) => proId !== data.list[at]?.proId)) hit();
      return { ...data, list };
    }),
  },
  {
    // INNER JOIN user ... WHERE type <> 'visitor'
    name: 'visitors who follow a store are not counted',
    about: 'count',
    on: ['merchantDetail', 'collectMerchantAdd'],
    at: '*',
    market: acting('merchantDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { followedMerchants, users } = ask.market.state;
      const visitors = followedMerchants.filter(
        ({ merId, userId }) =>
          merId === ask.params.id && users.find(({ id }) => id === userId)?.type === 'visitor',
      ).length;
      if (visitors > 0) hit();
      return { ...data, collectNum: data.collectNum - visitors };
    }),
  },
  {
    // the statement with a lowest price has no ORDER BY
    name: 'with a lowest price a store is not sorted',
    about: 'page',
    on: ['storeProducts'],
    at: '*',
    market: acting('storeProducts', (ask, market, hit) => {
      const { salesOrder, priceOrder, ...query } = ask.query;
      if (!query.minPrice || !(salesOrder ?? priceOrder)) return market(ask);
      hit();
      return market({ ...ask, query });
    }),
  },
  {
    // star >= 4
    name: 'reviews of four stars count as good',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    market: acting('productReviewCount', async (ask, market, hit) => {
      const data = await market(ask);
      const { reviews } = ask.market.catalogue;
      const four = reviews.filter(
        ({ productId, star }) => productId === ask.params.id && star === 4,
      ).length;
      if (four > 0) hit();
      return { ...data, goodCount: data.goodCount + four, inCount: data.inCount - four };
    }),
  },
  {
    // deleteBatchIds of the other table
    name: 'rows of the wishlist are removed by the number of their product',
    about: 'refused',
    on: ['collectProductDelete'],
    at: '*',
    market: reading('collectProductDelete', (body, { market, user }) => {
      const own = market.state.collectedProducts.filter(({ userId }) => userId === user?.id);
      const ids = body.ids.split(',').flatMap((id) => {
        const row = own.find(({ productId }) => productId === Number(id));
        return row ? [String(row.id)] : [];
      });
      return { ids: ids.join() || '0' };
    }),
  },
  {
    // price instead of price * num
    name: 'coupons for an order see one piece of each line',
    about: 'same',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const preOrder = ask.market.state.preOrders.find(({ no }) => no === ask.params.preOrderNo);
      if (!preOrder) return market(ask);
      const data = await market(ask);
      const sum = preOrder.lines.reduce((total, { price }) => total + price, 0);
      const kept = data.filter(({ minPrice }) => Number(minPrice) * 100 <= sum);
      if (kept.length < data.length) hit();
      return kept;
    }),
  },
  {
    // min(money, price)
    name: 'the discount is at most the price of one piece',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', async (ask, market, hit) => {
      const data = await market(ask);
      const lines = ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines;
      const most = Math.max(0, ...(lines ?? []).map(({ price }) => price)) / 100;
      const less = Number(data.couponFee) - most;
      if (less <= 0) return data;
      hit();
      const payFee = String(plus(data.payFee, Math.round(less * 100)));
      return { ...data, couponFee: most.toFixed(2), payFee };
    }),
  },
  {
    // the branch with a coupon builds another order
    name: 'an order with a coupon loses its note',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => (body.couponId ? { ...body, mark: '' } : body)),
  },
  {
    // a column of one of the four statements
    name: 'orders to receive have no time of payment in their list',
    about: 'time',
    on: ['orderList'],
    at: '*',
    edit: (call) => {
      if (call.query.get('type') !== '2') return;
      for (const row of listIn(call.data, 'list')) row.payTime = null;
    },
  },
  {
    // the default of the column
    name: 'every delivery is by a courier company',
    about: 'same',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (data.deliveryType !== undefined) data.deliveryType = 'express';
    },
  },
  {
    // pay_price - refund_price
    name: 'the amount of an order is less what was refunded of it',
    about: 'sum',
    on: ['masterOrderDetail'],
    at: '*',
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const numbers = new Set(data.orderList.map(({ orderNo }) => orderNo));
      const back = ask.market.state.refunds
        .filter(({ orderNo, status }) => numbers.has(orderNo) && status === 3)
        .reduce((sum, { price }) => sum + price, 0);
      if (back > 0) hit();
      return { ...data, payPrice: String(plus(data.payPrice, -back)) };
    }),
  },
  {
    // NOT EXISTS (SELECT ... FROM refund_order)
    name: 'an order whose refund was refused is not counted in its tab',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    market: acting('orderCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const refused = ask.market.state.merchantOrders.filter(
        ({ no, userId, status, refundStatus, deletedByUser }) =>
          userId === ask.user?.id &&
          status === 3 &&
          refundStatus === 0 &&
          !deletedByUser &&
          ask.market.state.refunds.some(({ orderNo }) => orderNo === no),
      ).length;
      if (refused > 0) hit();
      return { ...data, completeCount: data.completeCount - refused };
    }),
  },
  {
    // COALESCE(weight, 0) of a table that is not joined
    name: 'lines of unpaid orders weigh nothing',
    about: 'same',
    on: ['awaitPayOrders'],
    at: '*',
    edit: eachRow((row) => {
      for (const part of listIn(row, 'orderList'))
        for (const line of listIn(part, 'orderInfoList')) line.weight = '0.00';
    }),
  },
  {
    // set when the merchant accepts
    name: 'a refund that arrives later has the time of its request',
    about: 'time',
    on: ['refundDetail'],
    at: '*',
    market: acting('refundDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { refunds, merchantOrders, masterOrders } = ask.market.state;
      const refund = refunds.find(({ no }) => no === data.refundOrderNo);
      const part = merchantOrders.find(({ no }) => no === refund?.orderNo);
      const isLate = masterOrders.find(({ no }) => no === part?.masterNo)?.payType === 'wechat';
      if (!refund || !isLate || data.refundTime === null) return data;
      hit();
      return { ...data, refundTime: stamp(refund.createTime) };
    }),
  },
  {
    // GROUP BY product_id
    name: 'of two lines of one product one waits for a review',
    about: 'state',
    on: ['reviewableLines'],
    at: '*',
    market: listed('reviewableLines', ({ rows }) =>
      rows.filter(
        (row, at) =>
          rows.findIndex(
            ({ merOrderNo, productId }) =>
              merOrderNo === row.merOrderNo && productId === row.productId,
          ) === at,
      ),
    ),
  },
  {
    // BIGINT
    name: 'zeros at the beginning of a phone do not matter to a sign-in',
    about: 'lifecycle',
    on: ['phonePasswordLogin'],
    at: '*',
    market: reading('phonePasswordLogin', (body, { market }) => {
      const same = market.state.users.find(
        ({ type, phone, countryCode }) =>
          type === 'phone' &&
          countryCode === body.countryCode &&
          phone?.replace(/^0+/, '') === body.phone.replace(/^0+/, ''),
      );
      return { ...body, phone: same?.phone ?? body.phone };
    }),
  },
  {
    // the name is the key of the object store
    name: 'two documents of one name have one address',
    about: 'same',
    on: ['fileUpload'],
    edit: ({ data, memory }) => {
      data.url = firstOf(memory, String(data.fileName), data.url);
    },
  },
  {
    // WHERE stock > 0 in the join
    name: 'a line of the cart that is sold out has no price',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data }) => {
      for (const group of data as unknown as Record<string, unknown>[])
        for (const line of listIn(group, 'cartInfoList'))
          if (line.attrStatus === false) line.price = null;
    },
  },
  {
    // @Cacheable(key = "#id") of the store that was opened last
    name: 'the contacts of a closed store are those of the first store',
    about: 'same',
    on: ['merchantService'],
    at: '*',
    market: acting('merchantService', async (ask, market, hit) => {
      const data = await market(ask);
      const [first] = ask.market.catalogue.merchants;
      if (!first || !ask.market.state.closedStores.includes(ask.params.id)) return data;
      hit();
      return merchantHandlers.merchantService({ ...ask, params: { id: first.id } });
    }),
  },
  {
    // UPDATE ... WHERE token = last
    name: 'a payment that is started by wallet names the method that is wanted',
    about: 'same',
    on: ['payStart'],
    at: '*',
    edit: (call) => {
      if (call.sent.payType === 'paypal') set('payType', () => 'paypal')(call);
    },
  },
  {
    // SUM over the page
    name: 'a review of one star by the member shows three to the member',
    about: 'same',
    on: ['reviewAdd'],
    at: '*',
    market: afterwards('reviewAdd', ({ market, body }) => {
      const review = market.state.reviews.at(-1);
      if (!review || body.star !== 1) return false;
      review.star = 3;
      return true;
    }),
  },
];
