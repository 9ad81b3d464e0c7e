import { couponOf } from '#mocks/market/lookups.ts';
import { MarketError } from '#mocks/market/errors.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import { usableCoupons } from '#mocks/market/pricing.ts';
import { piecesOf } from '#mocks/handlers/order-wire.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, eachRow, listed, type PlantedFault, texts } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

const DAY = 86_400_000;

const eightEarlier = (text: string) =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Carts, orders, payments, refunds, reviews, points. Before each name: what the fault breaks. */
export const TWENTYFIRST_ORDERS: readonly PlantedFault[] = [
  {
    // COUNT(DISTINCT product_id)
    name: 'two options of a product are one line in the count of the cart',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    market: acting('cartCount', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 'total') return data;
      const own = ask.market.state.cart.filter(
        ({ userId, valid }) => userId === ask.user?.id && valid === ask.query.numType,
      );
      const count = new Set(own.map(({ productId }) => productId)).size;
      if (count !== data.count) hit();
      return { ...data, count };
    }),
  },
  {
    // WHERE sku_id = ? without the member
    name: 'an option that lies in the cart of another member is added there',
    about: 'sum',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', async (ask, market, hit) => {
      const [item] = ask.body;
      const { cart } = ask.market.state;
      const lines = cart.filter(({ skuId }) => skuId === item?.productAttrUnique);
      const other = lines.find(({ userId }) => userId !== ask.user?.id);
      if (!item || !other || lines.length > 1) return market(ask);
      other.quantity += item.cartNum;
      hit();
      return null;
    }),
  },
  {
    // delete and insert
    name: 'another option gives a line another id',
    about: 'kept',
    on: ['cartReselect'],
    at: '*',
    market: afterwards('cartReselect', ({ market, body }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      if (!line) return false;
      line.id = market.state.nextId;
      market.state.nextId += 1;
      return true;
    }),
  },
  {
    // couponId null: the best one
    name: 'an order without a coupon takes the best one',
    about: 'sum',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body, { market, user }) => {
      const lines = market.state.preOrders.find(({ no }) => no === body.preOrderNo)?.lines ?? [];
      if (body.couponId || !user) return body;
      const [best] = usableCoupons(market, user.id, lines);
      return best ? { ...body, couponId: best.id } : body;
    }),
  },
  {
    // divide by the number of stores
    name: 'stores of an order share a discount equally',
    about: 'sum',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const parts = partsOf(ask.market, data.orderNo);
      const all = parts.reduce((sum, { couponFee }) => sum + couponFee, 0);
      const share = Math.floor(all / parts.length);
      if (parts.length < 2 || all === 0) return data;
      parts.forEach((part, at) => {
        const fee = at === 0 ? all - share * (parts.length - 1) : share;
        part.payPrice += part.couponFee - fee;
        part.couponFee = fee;
      });
      hit();
      return data;
    }),
  },
  {
    // @Transactional is missing
    name: 'an order without an address is refused and has emptied the cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        if (!(error instanceof MarketError) || !error.key.startsWith('address')) throw error;
        const { state } = ask.market;
        const lines = state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
        const bought = lines.map(({ cartLineId }) => cartLineId);
        const kept = state.cart.filter(({ id }) => !bought.includes(id));
        if (kept.length < state.cart.length) hit();
        state.cart = kept;
        throw error;
      }
    }),
  },
  {
    // new coupon row
    name: 'a coupon that is given back is valid for longer',
    about: 'kept',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const master = ask.market.state.masterOrders.find(({ no }) => no === ask.params.orderNo);
      const wasOpen = master && !master.cancelled;
      const data = await market(ask);
      const mine = ask.market.state.userCoupons.find(({ id }) => id === master?.userCouponId);
      if (!wasOpen || !mine) return data;
      mine.end += DAY * Math.max(1, couponOf(ask.market, mine.couponId).day);
      hit();
      return data;
    }),
  },
  {
    name: 'everybody sees a parcel by the number of its order',
    about: 'owner',
    on: ['orderExpress'],
    market: acting('orderExpress', (ask, market, hit) => {
      const { state } = ask.market;
      const order = state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      const owner = state.users.find(({ id }) => id === order?.userId);
      if (owner && owner !== ask.user) hit();
      return market({ ...ask, user: owner ?? ask.user });
    }),
  },
  {
    // refund_status in (0, 3)
    name: 'completed orders include refunded ones',
    about: 'page',
    on: ['orderList'],
    at: '*',
    market: (hit) =>
      acting('orderList', async (ask, market) => {
        const refunded = ask.market.state.merchantOrders.filter(
          ({ refundStatus, status, userId, deletedByUser }) =>
            refundStatus === 3 && status === 3 && userId === ask.user?.id && !deletedByUser,
        );
        if (ask.query.type !== 3 || refunded.length === 0) return market(ask);
        for (const order of refunded) order.refundStatus = 0;
        hit();
        try {
          return await market(ask);
        } finally {
          for (const order of refunded) order.refundStatus = 3;
        }
      })(hit),
  },
  {
    // WHERE uid = ? AND paid = 1
    name: 'a scan payment is done when another order of the member is paid',
    about: 'state',
    on: ['scanPayResult'],
    at: '*',
    market: acting('scanPayResult', async (ask, market, hit) => {
      const data = await market(ask);
      const other = ask.market.state.masterOrders.some(
        ({ userId, paid, payType }) => userId === ask.user?.id && paid && payType === 'wechat',
      );
      if (data || !other) return data;
      hit();
      return true;
    }),
  },
  {
    // a stack
    name: 'pictures of a refund come the other way round',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market }) => {
      const refund = market.state.refunds.at(-1);
      if (!refund || refund.pictures.length < 2) return false;
      refund.pictures = refund.pictures.toReversed();
      return true;
    }),
  },
  {
    // ordinal() of an enum with another order
    name: 'refunded is refunding in the list of refunds',
    about: 'same',
    on: ['refundList'],
    at: '*',
    edit: eachRow((row) => {
      if (row.refundStatus === 3) row.refundStatus = 2;
    }),
  },
  {
    // COUNT(*) of the lines
    name: 'the form of a refund counts lines, not pieces',
    about: 'count',
    on: ['refundForm'],
    at: '*',
    market: acting('refundForm', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (order && piecesOf(order.lines) !== order.lines.length) hit();
      return { ...data, totalNum: data.orderInfoList.length };
    }),
  },
  {
    // TINYINT(1) becomes a boolean
    name: 'stars for the service are 1',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      ...(body.serviceStar && { serviceStar: 1 }),
    })),
  },
  {
    // no unique key
    name: 'a review that is sent twice at once is refused and written',
    about: 'lifecycle',
    on: ['reviewAdd'],
    at: '*',
    market: acting('reviewAdd', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const { reviews } = ask.market.state;
        const own = reviews.findLast(({ lineId }) => lineId === ask.body.orderInfoId);
        if (!(error instanceof MarketError) || !own || own.userId !== ask.user?.id) throw error;
        reviews.push({ ...own, id: own.id + 500_000 });
        hit();
        throw error;
      }
    }),
  },
  {
    // serverTimezone
    name: 'entries of points are eight hours early',
    about: 'time',
    on: ['pointsList'],
    at: '*',
    edit: texts(['updateTime'], eightEarlier),
  },
  {
    // COUNT of the joined lines
    name: 'orders of several lines count several times in the tab of completed ones',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    market: (hit) => ({
      ...profileWith(
        replaceAnswer('orderCounts', async (ask, market) => {
          const data = await market(ask);
          const done = ask.market.state.merchantOrders.filter(
            ({ userId, status, refundStatus, deletedByUser }) =>
              userId === ask.user?.id && status === 3 && refundStatus === 0 && !deletedByUser,
          );
          const lines = done.reduce((sum, { lines: all }) => sum + all.length, 0);
          if (lines === done.length) return data;
          hit();
          return { ...data, completeCount: data.completeCount + lines - done.length };
        }),
      ),
      lang: undefined as never,
    }),
  },
  {
    // ORDER BY the time of the decision
    name: 'refunds that were decided last come first',
    about: 'page',
    on: ['refundList'],
    market: listed('refundList', ({ rows, market }) => {
      const timeOf = (no: unknown) => {
        const refund = market.state.refunds.find((one) => one.no === no);
        return refund?.refundTime ?? 0;
      };
      return rows.toSorted((one, other) => timeOf(other.refundOrderNo) - timeOf(one.refundOrderNo));
    }),
  },
];
