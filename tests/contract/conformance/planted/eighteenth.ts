import { acting, eachRow, listed, type PlantedFault, plus, set } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

/** Conditions again, written when the rules for the seventeenth were made and before others. Before each name: what the fault breaks. */
export const EIGHTEENTH: readonly PlantedFault[] = [
  {
    // price + coupon
    name: 'points are those of the price before the discount',
    about: 'sum',
    on: ['walletCapture', 'pointsAccount'],
    at: '*',
    market: acting('pointsAccount', async (ask, market, hit) => {
      const { merchantOrders, points } = ask.market.state;
      for (const entry of points) {
        const order = merchantOrders.find(({ no }) => no === entry.orderNo);
        if (!order || order.couponFee === 0 || entry.kind !== 'purchase') continue;
        const due = Math.floor((order.payPrice + order.couponFee) / 100);
        if (entry.points === due || entry.state !== 'frozen') continue;
        entry.points = due;
        hit();
      }
      return market(ask);
    }),
  },
  {
    // refund of the products, not of what was paid
    name: 'a refund pays back the discount, too',
    about: 'sum',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market, body }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      const refund = market.state.refunds.at(-1);
      if (!order || !refund || order.couponFee === 0) return false;
      refund.price += order.couponFee;
      return true;
    }),
  },
  {
    // the filter is in the statement for the first page
    name: 'orders of the second page are those of all tabs',
    about: 'page',
    on: ['orderList'],
    market: listed('orderList', ({ rows, query, others }) =>
      Number(query.page) > 1 && query.type !== -1 ? others({ type: -1 }) : rows,
    ),
  },
  {
    name: 'the second page of a search ignores the keyword',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      Number(query.page) > 1 && query.keyword ? others({ keyword: undefined }) : rows,
    ),
  },
  {
    name: 'reviews of the second page are of all stars',
    about: 'page',
    on: ['productReviews'],
    market: listed('productReviews', ({ rows, query, others }) =>
      Number(query.page) > 1 && Number(query.type) > 1 ? others({ type: 0 }) : rows,
    ),
  },
  {
    // if (!old.getNickname().equals(nickname))
    name: 'a picture is saved with another name only',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: acting('userEdit', async (ask, market, hit) => {
      const { user } = ask;
      const [avatar, nickname] = [user?.avatar, user?.nickname];
      const data = await market(ask);
      if (!user || avatar === undefined || avatar === user.avatar || nickname !== user.nickname)
        return data;
      user.avatar = avatar;
      hit();
      return data;
    }),
  },
  {
    // DEFAULT 5
    name: 'a review without stars for the service has five',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: afterwards('reviewAdd', ({ market, body }) => {
      const review = market.state.reviews.at(-1);
      if (!review || (body.serviceStar ?? null) !== null) return false;
      review.serviceStar = 5;
      return true;
    }),
  },
  {
    // another row of the table of settings
    name: 'an order of the mobile client ends after an hour',
    about: 'time',
    on: ['awaitPayOrders'],
    at: '*',
    edit: eachRow((row) => {
      if (row.payChannel === 'mobile')
        row.cancelTime = String(row.cancelTime).replace(
          / \d\d/,
          (hour) => ` ${String((Number(hour) + 23) % 24).padStart(2, '0')}`,
        );
    }),
  },
  {
    name: 'an unpaid order of two stores counts the pieces of the first',
    about: 'sum',
    on: ['awaitPayOrders'],
    edit: eachRow((row) => {
      const [first] = row.orderList as { orderInfoList: { payNum: number }[] }[];
      row.totalNum = first?.orderInfoList.reduce((sum, { payNum }) => sum + payNum, 0);
    }),
  },
  {
    // VARCHAR(3), with the plus
    name: 'dial codes of an address end after two digits',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      ...(body.countryCode && {
        countryCode: body.countryCode.replace(/^(\+?\d\d)\d+/, '$1'),
      }),
    })),
  },
  {
    // the price of the first sku of the product
    name: 'the second option of a product in an order costs what the first does',
    about: 'sum',
    on: ['preOrderCreate'],
    at: '*',
    market: afterwards('preOrderCreate', ({ market }) => {
      const lines = market.state.preOrders.at(-1)?.lines ?? [];
      const changed = lines.filter((line) => {
        const first = lines.find(({ productId }) => productId === line.productId);
        const isOther = first !== undefined && first.price !== line.price;
        if (isOther) line.price = first.price;
        return isOther;
      });
      return changed.length > 0;
    }),
  },
  {
    // freight by the store, once
    name: 'the second line of a store has no freight',
    about: 'sum',
    on: ['preOrderDetail'],
    edit: ({ data }) => {
      const stores = data.orderList as { orderInfoList: Record<string, unknown>[] }[];
      for (const { orderInfoList } of stores)
        for (const line of orderInfoList.slice(1)) line.postage = '0.00';
    },
  },
  {
    name: 'a refund of several lines counts the pieces of the first',
    about: 'sum',
    on: ['refundForm'],
    edit: set('totalNum', ({ data }) => {
      const [first] = data.orderInfoList as { payNum: number }[];
      return first?.payNum;
    }),
  },
  {
    // the fee is stored with the order, not with its parts
    name: 'the last part of an order with a coupon has all of its discount',
    about: 'sum',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const master = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      const parts = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      );
      const last = parts.at(-1);
      if (!master || !last || parts.length < 2 || master.couponFee === 0) return data;
      if (last.couponFee === master.couponFee) return data;
      for (const one of parts) {
        const fee = one === last ? master.couponFee : 0;
        one.payPrice += one.couponFee - fee;
        one.couponFee = fee;
      }
      hit();
      return data;
    }),
  },
  {
    name: 'the freight of a line is that of all its pieces before the order only',
    about: 'sum',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      if (Number(data.orderProNum) > 6) data.freightFee = plus(data.freightFee, 100);
    },
  },
];
