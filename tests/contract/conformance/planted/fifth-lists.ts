import { acting, eachRow, listed, listIn, type PlantedFault, texts, type Tree } from './plant.ts';
import { giveBackPieces } from '#mocks/market/stock.ts';

const second = (row: Tree | undefined) => String(row?.createTime);

/** Rows and texts: joins, soft deletes, filters in combination, order without a tie-break. */
export const FIFTH_LISTS: readonly PlantedFault[] = [
  {
    // reviewableLines: "Deleted orders are left out"
    name: 'lines of deleted orders wait for a review',
    about: 'state',
    on: ['reviewableLines'],
    at: '*',
    market: acting('reviewableLines', async (ask, market, hit) => {
      const gone = ask.market.state.merchantOrders.filter(
        ({ deletedByUser, userId }) => deletedByUser && userId === ask.user?.id,
      );
      if (gone.length > 0) hit();
      for (const order of gone) order.deletedByUser = false;
      const data = await market(ask);
      for (const order of gone) order.deletedByUser = true;
      return data;
    }),
  },
  {
    // orderDelete: "Hides a completed merchant order from the shopper, in lists and details"
    name: 'a deleted order is still shown by its number',
    about: 'state',
    on: ['orderDetail'],
    at: '*',
    market: acting('orderDetail', async (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.params.orderNo);
      if (!order?.deletedByUser) return market(ask);
      hit();
      order.deletedByUser = false;
      const data = await market(ask);
      order.deletedByUser = true;
      return data;
    }),
  },
  {
    // orderDelete: "nothing is removed"
    name: 'own reviews go with their deleted order',
    about: 'state',
    on: ['myReviews'],
    at: '*',
    market: listed('myReviews', ({ rows, market }) =>
      rows.filter(
        ({ merOrderNo }) =>
          !market.state.merchantOrders.some(
            ({ no, deletedByUser }) => no === merOrderNo && deletedByUser,
          ),
      ),
    ),
  },
  {
    // refundList: "All refund orders of the caller"
    name: 'of several refunds of an order only the newest is in the list',
    about: 'state',
    on: ['refundList'],
    at: '*',
    market: listed('refundList', ({ rows }) =>
      [...new Map(rows.toReversed().map((row) => [row.merOrderNo, row])).values()].toReversed(),
    ),
  },
  {
    // a review is one row
    name: 'reviews are multiplied by their pictures',
    about: 'page',
    on: ['productReviews'],
    at: '*',
    market: listed('productReviews', ({ rows }) =>
      rows.flatMap((row) => [
        row,
        ...listIn(row, 'pics')
          .slice(1)
          .map(() => row),
      ]),
    ),
  },
  {
    // refundDetail: the lines of its own order
    name: 'a refund has the lines of all orders that were paid together',
    about: 'same',
    on: ['refundDetail'],
    at: '*',
    market: acting('refundDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { merchantOrders } = ask.market.state;
      const others = merchantOrders.filter(
        ({ no, masterNo }) => masterNo === data.masterOrderNo && no !== data.merOrderNo,
      );
      const [line] = data.orderInfoList;
      if (others.length === 0 || !line) return data;
      hit();
      const joined = others.flatMap(({ lines }) => lines.map(({ id }) => ({ ...line, id })));
      return { ...data, orderInfoList: [...data.orderInfoList, ...joined] };
    }),
  },
  {
    // orderList: "newest first", the same way on every page
    name: 'orders of one second are on each page in another order',
    about: 'page',
    on: ['orderList'],
    market: acting('orderList', async (ask, market, hit) => {
      const { page = 1, limit = 20 } = ask.query;
      const whole = await market({ ...ask, query: { ...ask.query, page: 1, limit: 1000 } });
      const data = await market(ask);
      if (page % 2 === 1) return data;
      const list = whole.list.toSorted((a, b) => second(b).localeCompare(second(a)) || a.id - b.id);
      hit();
      return { ...data, list: list.slice((page - 1) * limit, page * limit) };
    }),
  },
  {
    // productList: "match all given filters"
    name: 'with a lowest price the category is ignored',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      query.minPrice && query.cid ? others({ cid: undefined }) : rows,
    ),
  },
  {
    // storeProducts: "match all given filters"
    name: 'with both prices only the lowest counts in a store',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, others }) =>
      query.minPrice && query.maxPrice ? others({ maxPrice: undefined }) : rows,
    ),
  },
  {
    // productReviews: the reviews of one type, on every page
    name: 'the second page of reviews is of all types',
    about: 'filter',
    on: ['productReviews'],
    market: acting('productReviews', (ask, market, hit) => {
      if ((ask.query.page ?? 1) < 2 || ask.query.type === 0) return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, type: 0 } });
    }),
  },
  {
    // reviewAdd comment: as sent
    name: 'emoji of several characters are taken apart',
    about: 'kept',
    on: ['productReviews', 'myReviews'],
    at: '*',
    edit: texts(['comment'], (text) => text.replaceAll('\u200d', '')),
  },
  {
    // serviceStar: "null when none were given"
    name: 'without stars for the service a review has five',
    about: 'kept',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.serviceStar ??= 5;
    }),
  },
  {
    // settlementResubmit replaces all fields
    name: 'an emptied field of an application keeps what it was',
    about: 'kept',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const found = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const before = found && { keywords: found.keywords, phone: found.phone };
      const data = await market(ask);
      if (found && before) {
        if (before.keywords && !found.keywords) hit();
        found.keywords ||= before.keywords;
        found.phone ||= before.phone;
      }
      return data;
    }),
  },
  {
    // each upload has an address of its own
    name: 'uploads of one name have one address',
    about: 'kept',
    on: ['imageUpload', 'fileUpload'],
    at: '*',
    edit: ({ data, memory }) => {
      const name = String(data.fileName);
      if (!memory.has(name)) memory.set(name, data.url);
      data.url = memory.get(name);
    },
  },
  {
    // a review is one of the product of its line
    name: 'a review counts for all products of its order',
    about: 'count',
    on: ['reviewAdd'],
    at: '*',
    market: acting('reviewAdd', async (ask, market, hit) => {
      const data = await market(ask);
      const { merchantOrders, reviews } = ask.market.state;
      const order = merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const own = reviews.at(-1);
      for (const line of order?.lines ?? [])
        if (own && line.id !== own.lineId && line.productId !== own.productId) {
          hit();
          reviews.push({ ...own, id: own.id + 500_000, productId: line.productId });
        }
      return data;
    }),
  },
  {
    // addressDelete removes one address, and the default stays as it was
    name: 'when the default address is removed the next one becomes it',
    about: 'state',
    on: ['addressDelete'],
    at: '*',
    market: acting('addressDelete', async (ask, market, hit) => {
      const { addresses } = ask.market.state;
      const wasDefault = addresses.find(({ id }) => id === ask.body.id)?.isDefault === true;
      const data = await market(ask);
      const next = ask.market.state.addresses.find(({ userId }) => userId === ask.user?.id);
      if (wasDefault && next) {
        hit();
        next.isDefault = true;
      }
      return data;
    }),
  },
  {
    // addressSetDefault: "the previous default loses the flag", of the caller
    name: 'a new default address takes the flag from all members',
    about: 'state',
    on: ['addressSetDefault'],
    at: '*',
    market: acting('addressSetDefault', async (ask, market, hit) => {
      const data = await market(ask);
      for (const address of ask.market.state.addresses)
        if (address.userId !== ask.user?.id && address.isDefault) {
          hit();
          address.isDefault = false;
        }
      return data;
    }),
  },
  {
    // orderCancel: the stock is released, once
    name: 'a second cancellation gives the pieces back again',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const { merchantOrders } = ask.market.state;
      const gone = merchantOrders.filter(
        ({ masterNo, status }) => masterNo === ask.params.orderNo && status === 9,
      );
      const data = await market(ask);
      for (const { lines } of gone) {
        hit();
        giveBackPieces(ask.market, lines);
      }
      return data;
    }),
  },
];
