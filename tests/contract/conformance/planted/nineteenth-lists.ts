import { acting, eachRow, firstOf, listed, type PlantedFault, rowsOf } from './plant.ts';
import { refusing } from './sixth-shared.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The highest total of a list so far, for each member. */
const highest: NonNullable<PlantedFault['edit']> = ({ data, query, token, memory }) => {
  const key = `${token} ${query.get('type')}`;
  const most = Math.max(Number(data.total), Number(memory.get(key) ?? 0));
  memory.set(key, most);
  data.total = most;
  data.pages = Math.ceil(most / Number(data.pageSize));
};

/** Lists, filters, sorts and totals. Before each name: what the fault breaks. */
export const NINETEENTH_LISTS: readonly PlantedFault[] = [
  {
    // total / size of two integers
    name: 'the pages of stores are rounded down',
    about: 'page',
    on: ['merchantSearch'],
    edit: ({ data }) => {
      data.pages = Math.floor(Number(data.total) / Number(data.pageSize));
    },
  },
  {
    // price < #{maxPrice}
    name: 'the highest price in a store is exclusive',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query }) =>
      query.maxPrice ? rows.filter(({ price }) => Number(price) !== Number(query.maxPrice)) : rows,
    ),
  },
  {
    // LIKE CONCAT('%', #{keywords}, '%'), not escaped
    name: 'percent and underscore are wildcards of a search for stores',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', async ({ rows, query, others }) => {
      if (!isText(query.keywords) || !/[%_]/.test(query.keywords)) return rows;
      const like = RegExp(query.keywords.replaceAll('%', '.*').replaceAll('_', '.'), 'i');
      const all = await others({ keywords: undefined });
      return all.filter(({ name }) => like.test(String(name)));
    }),
  },
  {
    // the escape character of LIKE
    name: 'backslashes of a keyword are left out',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      isText(query.keyword) && query.keyword.includes('\\')
        ? others({ keyword: query.keyword.replaceAll('\\', '') })
        : rows,
    ),
  },
  {
    // ${keywords} in the statement
    name: 'a search for stores with a quote fails',
    about: 'refused',
    on: ['merchantSearch'],
    market: refusing('merchantSearch', ({ query }) => /['"]/.test(query.keywords ?? '')),
  },
  {
    // utf8mb4_bin
    name: 'capitals matter in a search for stores',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query }) =>
      isText(query.keywords) && query.keywords !== query.keywords.toLowerCase()
        ? rows.filter(({ name }) => String(name).includes(String(query.keywords)))
        : rows,
    ),
  },
  {
    // PageHelper.orderBy for the first query only
    name: 'a store sorts by sales on its first page only',
    about: 'page',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, others }) =>
      Number(query.page) > 1 && query.salesOrder ? others({ salesOrder: undefined }) : rows,
    ),
  },
  {
    // Math.min(limit, 10)
    name: 'a page of reviews has ten rows at most',
    about: 'page',
    on: ['productReviews'],
    market: acting('productReviews', (ask, market, hit) => {
      if (ask.query.limit === undefined || ask.query.limit <= 10) return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, limit: 10 } });
    }),
  },
  {
    // a count that is kept, and never lessened
    name: 'the total of addresses never falls',
    about: 'page',
    on: ['addressList'],
    edit: highest,
  },
  {
    name: 'the total of followed stores never falls',
    about: 'page',
    on: ['collectMerchantList'],
    edit: highest,
  },
  {
    name: 'the total of orders to ship never falls',
    about: 'page',
    on: ['orderList'],
    edit: (call) => {
      if (call.query.get('type') === '1') highest(call);
    },
  },
  {
    // star <= 2
    name: 'poor reviews have two stars, too',
    about: 'filter',
    on: ['productReviews'],
    market: listed('productReviews', async ({ rows, query, others }) => {
      if (Number(query.type) !== 3) return rows;
      const all = await others({ type: 0 });
      return all.filter(({ star }) => Number(star) <= 2);
    }),
  },
  {
    name: 'reviews with two stars count as poor',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    market: acting('productReviewCount', async (ask, market, hit) => {
      const data = await market(ask);
      const two = ask.market.catalogue.reviews.filter(
        ({ productId, star }) => productId === ask.params.id && star === 2,
      ).length;
      if (two > 0) hit();
      return { ...data, inCount: data.inCount - two, poorCount: data.poorCount + two };
    }),
  },
  {
    // count without the filter
    name: 'the total of reviews of a kind is that of all',
    about: 'page',
    on: ['productReviews'],
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      const { total } = await market({ ...ask, query: { ...ask.query, type: 0 } });
      if (total !== data.total) hit();
      return { ...data, total, pages: Math.ceil(total / data.pageSize) };
    }),
  },
  {
    // ORDER BY price, of a heap with another limit
    name: 'products of a store with one price are in another order from the second page on',
    about: 'page',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query }) => {
      if (!query.priceOrder || Number(query.page) < 2) return rows;
      const sign = query.priceOrder === 'desc' ? -1 : 1;
      return rows.toSorted(
        (one, other) =>
          sign * (Number(one.price) - Number(other.price)) || Number(one.id) - Number(other.id),
      );
    }),
  },
  {
    // one of the statements of <choose> has no ORDER BY
    name: 'orders to receive come oldest first',
    about: 'page',
    on: ['orderList'],
    market: listed('orderList', ({ rows, query }) =>
      Number(query.type) === 2 ? rows.toReversed() : rows,
    ),
  },
  {
    name: 'completed orders come by the time of their payment',
    about: 'page',
    on: ['orderList'],
    market: listed('orderList', ({ rows, query }) =>
      Number(query.type) === 3
        ? rows.toSorted((one, other) => (String(one.payTime) < String(other.payTime) ? -1 : 1))
        : rows,
    ),
  },
  {
    // OFFSET (page - 1) * limit + 1
    name: 'the first row of each later page of coupons is left out',
    about: 'page',
    on: ['couponList'],
    edit: (call) => {
      if (Number(call.data.pageNum) > 1) call.data.list = rowsOf(call).slice(1);
    },
  },
  {
    // the column of the joined table
    name: 'with a type the second page of stores is of all types',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      Number(query.page) > 1 && query.typeId ? others({ typeId: undefined }) : rows,
    ),
  },
  {
    // the sales of the day, kept in the cache of the list
    name: 'the sales in a store stay as they were first',
    about: 'same',
    on: ['storeProducts'],
    at: '*',
    edit: eachRow((row, _, { memory }) => {
      row.sales = firstOf(memory, `sales ${String(row.id)}`, row.sales);
    }),
  },
  {
    // the same row twice by a join with the lines
    name: 'an order with two lines is twice in the list of orders to ship',
    about: 'page',
    on: ['orderList'],
    market: listed('orderList', ({ rows, query }) =>
      Number(query.type) === 1
        ? rows.flatMap((row) => (row.orderInfoList as unknown[]).map(() => row))
        : rows,
    ),
  },
];
