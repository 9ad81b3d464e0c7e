import { productHandlers } from '#mocks/handlers/product.ts';
import { acting, deep, eachRow, listed, type PlantedFault, rowsOf, type Tree } from './plant.ts';

const amount = (text: unknown): number => Number(text);
const shown = ({ sales, ficti }: Tree): number => Number(sales) + Number(ficti ?? 0);
const asText = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1);

/** Products, stores and activities. Before each name: what the fault breaks. */
export const SEVENTH_CATALOGUE: readonly PlantedFault[] = [
  {
    // priceOrder: "Sort by price"; the column is text
    name: 'products are sorted by the text of their price',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) =>
      query.priceOrder && !query.salesOrder
        ? rows.toSorted((a, b) => (query.priceOrder === 'desc' ? -1 : 1) * asText(a.price, b.price))
        : rows,
    ),
  },
  {
    // salesOrder: "Sort by sales shown", which are `sales` + `ficti`
    name: 'products are sorted by sales without the added ones',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) =>
      query.salesOrder
        ? rows.toSorted(
            (a, b) =>
              (query.salesOrder === 'desc' ? -1 : 1) * (Number(a.sales) - Number(b.sales)) ||
              Number(b.id) - Number(a.id),
          )
        : rows,
    ),
  },
  {
    // maxPrice: "Highest price, inclusive"; the condition is on the column of the market price
    name: 'the highest price in a store is compared with the market price',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query }) =>
      query.maxPrice
        ? rows.filter(({ otPrice }) => amount(otPrice) <= amount(query.maxPrice))
        : rows,
    ),
  },
  {
    // merchantService: "Customer service of a store"; the values of the thread's previous call are still there
    name: 'a store has the contacts of the store that was asked before',
    about: 'same',
    on: ['merchantService'],
    edit: ({ data, memory }) => {
      const before = memory.get('before') as Tree | undefined;
      memory.set('before', { ...data });
      const { serviceType: _kept, ...contacts } = before ?? {};
      Object.assign(data, contacts);
    },
  },
  {
    // merchantDetail: collectNum is the number of followers; counted once a day by a job
    name: 'a follower counts only in the night',
    about: 'count',
    on: ['merchantDetail'],
    edit: ({ data, id, memory }) => {
      const first = memory.get(id) ?? data.collectNum;
      memory.set(id, first);
      data.collectNum = first;
    },
  },
  {
    // merchantSearch: "Open stores that match all given filters"; `<if test="isSelf">` skips false
    name: 'stores that are not run by the platform cannot be requested',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.isSelf === false ? others({ isSelf: undefined }) : rows,
    ),
  },
  {
    // productLeaderboard: "best selling first"; scores are members of a sorted set by text
    name: 'the leaderboard is sorted by the text of the sales',
    about: 'page',
    on: ['productLeaderboard'],
    edit: (call) => {
      rowsOf(call).sort((a, b) => asText(b.sales, a.sales));
    },
  },
  {
    // price: "Price"; BigDecimal.intValue() in the copy of an activity
    name: 'prices of an activity end at the whole unit',
    about: 'same',
    on: ['homeActivities', 'activityProducts'],
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('proId' in tree) tree.price = `${Math.trunc(Number(tree.price))}.00`;
      }),
  },
  {
    // attrValue: "Value by specification name"; a HashMap of names beside a list of values
    name: 'a sku has its values under the names of one another',
    about: 'same',
    on: ['productDetail', 'productSkuDetail'],
    edit: ({ data }) => {
      for (const sku of Object.values((data.productValue ?? {}) as Record<string, Tree>)) {
        const named = JSON.parse(String(sku.attrValue)) as Record<string, string>;
        const values = Object.values(named).toReversed();
        sku.attrValue = JSON.stringify(
          Object.fromEntries(Object.keys(named).map((name, at) => [name, values[at]])),
        );
      }
    },
  },
  {
    // replyStar: "Average stars, rounded down"
    name: 'average stars are rounded to the nearest',
    about: 'sum',
    on: ['productReviewCount'],
    market: acting('productReviewCount', async (ask, market, hit) => {
      const data = await market(ask);
      const page = await productHandlers.productReviews({
        ...ask,
        query: { type: 0, page: 1, limit: 10_000 },
      } as never);
      const stars = page.list.map(({ star }) => star);
      const replyStar = Math.round(stars.reduce((sum, star) => sum + star, 0) / stars.length) || 0;
      if (replyStar !== data.replyStar) hit();
      return { ...data, replyStar };
    }),
  },
  {
    // replyChance: "Share of positive reviews as a fraction with two decimals"; a division of integers
    name: 'the share of good reviews is nought or one',
    about: 'sum',
    on: ['productReviewCount', 'productReviewDigest'],
    edit: ({ data }) => {
      if (data.replyChance !== '0')
        data.replyChance = data.replyChance === '1.00' ? '1.00' : '0.00';
    },
  },
  {
    // type 2 of productReviews: "2 to 4 stars"; the count is right
    name: 'the list of medium reviews leaves out those of 4 stars',
    about: 'filter',
    on: ['productReviews'],
    market: listed('productReviews', ({ rows, query }) =>
      query.type === 2 ? rows.filter(({ star }) => Number(star) < 4) : rows,
    ),
  },
  {
    // productReviewDigest: "The short form of productReviewCount and productReviews", which is newest first
    name: 'the short form of the reviews shows the oldest',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      const page = await productHandlers.productReviews({
        ...ask,
        query: { type: 0, page: 1, limit: 10_000 },
      } as never);
      const oldest = page.list.at(-1);
      if (!oldest || oldest.id === data.productReply?.id) return data;
      hit();
      return { ...data, productReply: oldest };
    }),
  },
  {
    // homeProducts: the same sales as everywhere; the home page has a cache of ten minutes, and the fields are added twice
    name: 'the home page adds the added sales twice',
    about: 'same',
    on: ['homeProducts'],
    edit: eachRow((row) => {
      row.sales = shown(row);
    }),
  },
];
