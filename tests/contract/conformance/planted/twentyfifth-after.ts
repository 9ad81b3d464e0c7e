import { stamp } from '#mocks/handlers/wire.ts';
import { acting, eachRow, firstOf, listIn, type PlantedFault, rowsOf } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

/** Written before the rules that find them, from the contract only. Before each name: what the developer did. */
export const TWENTYFIFTH_AFTER: readonly PlantedFault[] = [
  {
    // created, not effective
    name: 'points of a purchase have the time of their payment',
    about: 'page',
    on: ['pointsList'],
    at: '*',
    market: acting('pointsList', async (ask, market, hit) => {
      const data = await market(ask);
      const { points, merchantOrders, masterOrders } = ask.market.state;
      for (const row of data.list) {
        const entry = points.find(({ id }) => id === row.id);
        const part = merchantOrders.find(({ no }) => no === entry?.orderNo);
        const order = masterOrders.find(({ no }) => no === part?.masterNo);
        if (entry?.kind !== 'purchase' || !order?.payTime) continue;
        row.updateTime = stamp(order.payTime);
        hit();
      }
      return data;
    }),
  },
  {
    // the messages of later pages have no locale
    name: 'titles of points are English from the second page on',
    about: 'text',
    on: ['pointsList'],
    market: acting('pointsList', async (ask, market, hit) => {
      const data = await market(ask);
      if (Number(ask.query.page ?? 1) < 2 || ask.lang === 'en') return data;
      if (data.list.length > 0) hit();
      return market({ ...ask, lang: 'en' });
    }),
  },
  {
    // is_reply is not in the join
    name: 'the lines of a refund are never reviewed',
    about: 'same',
    on: ['refundList'],
    at: '*',
    edit: eachRow((row) => {
      for (const line of listIn(row, 'orderInfoList')) line.isReply = false;
    }),
  },
  {
    // INSERT ... ON DUPLICATE KEY UPDATE without the column
    name: 'a refund that is requested again has the pictures of the first request',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market, body }) => {
      const ofOrder = market.state.refunds.filter(({ orderNo }) => orderNo === body.orderNo);
      const [first, last] = [ofOrder[0], ofOrder.at(-1)];
      if (!first || !last || first === last) return false;
      const isOther = first.pictures.join() !== last.pictures.join();
      last.pictures = first.pictures;
      return isOther;
    }),
  },
  {
    // getOrderList().get(0)
    name: 'the store of a refund is the first one of its checkout',
    about: 'same',
    on: ['refundDetail'],
    at: '*',
    market: acting('refundDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { merchantOrders } = ask.market.state;
      const first = merchantOrders.find(({ masterNo }) => masterNo === data.masterOrderNo);
      const store = ask.market.catalogue.merchants.find(({ id }) => id === first?.merId);
      if (!store || store.id === data.merId) return data;
      hit();
      return { ...data, merName: store.name[ask.lang] };
    }),
  },
  {
    // COUNT(*) of a join with the lines
    name: 'the refund of an order with two lines counts twice',
    about: 'count',
    on: ['orderCenterCounts'],
    at: '*',
    market: acting('orderCenterCounts', async (ask, market, hit) => {
      const data = await market(ask);
      const refundCount = ask.market.state.merchantOrders
        .filter(
          ({ userId, refundStatus, deletedByUser }) =>
            userId === ask.user?.id && !deletedByUser && (refundStatus === 1 || refundStatus === 2),
        )
        .reduce((sum, { lines }) => sum + lines.length, 0);
      if (refundCount !== data.refundCount) hit();
      return { ...data, refundCount };
    }),
  },
  {
    // a unique key of user and product
    name: 'the second review of a product by a member replaces the first',
    about: 'state',
    on: ['reviewAdd'],
    at: '*',
    market: afterwards('reviewAdd', ({ market, user }) => {
      const { reviews } = market.state;
      const last = reviews.findLast(({ userId }) => userId === user?.id);
      const kept = reviews.filter(
        (one) => one === last || one.userId !== user?.id || one.productId !== last?.productId,
      );
      market.state.reviews = kept;
      return kept.length < reviews.length;
    }),
  },
  {
    // skus.get(0)
    name: 'own reviews name the first option of their product',
    about: 'same',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row, _at, { memory }) => {
      row.sku = firstOf(memory, String(row.productId), row.sku);
    }),
  },
  {
    // a map of the replies of page 1
    name: 'own reviews of later pages have no reply',
    about: 'same',
    on: ['myReviews'],
    edit: (call) => {
      if (Number(call.query.get('page') ?? 1) < 2) return;
      for (const row of rowsOf(call)) row.merchantReplyContent = null;
    },
  },
  {
    // new ReviewLine(1)
    name: 'a line to review has one piece',
    about: 'same',
    on: ['reviewableLines'],
    at: '*',
    edit: eachRow((row) => {
      row.payNum = 1;
    }),
  },
];
