import { isFollowed } from '#mocks/market/collect.ts';
import { acting, eachRow, firstOf, listed, type PlantedFault, rowsOf, type Tree } from './plant.ts';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
/** Products, stores, home page, wish list, coupons, uploads. Before each name: what the fault breaks. */
export const ELEVENTH_CATALOGUE: readonly PlantedFault[] = [
  {
    // salesOrder: "Sort by sales shown"; ORDER BY sales
    name: 'the sort by sales ignores the added ones',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) => {
      if (!query.salesOrder) return rows;
      const way = query.salesOrder === 'asc' ? 1 : -1;
      return rows.toSorted((one, other) => way * (Number(one.sales) - Number(other.sales)));
    }),
  },
  {
    // maxPrice: "Highest price, inclusive"
    name: 'the highest price of a search is exclusive',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) =>
      query.maxPrice === undefined
        ? rows
        : rows.filter(({ price }) => cents(price) < cents(query.maxPrice)),
    ),
  },
  {
    // keyword: "Text contained in the name or the keywords"; LIKE '%…%' without escapes
    name: 'per cent and underscore in a search match everything',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      /^[%_]+$/.test(String(query.keyword ?? '')) ? others({ keyword: '' }) : rows,
    ),
  },
  {
    // replyStar: "Average stars, rounded down"; HALF_UP
    name: 'the average of the stars is rounded up',
    about: 'sum',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data }) => {
      const good = Number(data.goodCount);
      const all = Number(data.sumCount);
      if (good < all && Number(data.replyStar) < 5) data.replyStar = Number(data.replyStar) + 1;
    },
  },
  {
    // type 2 of productReviews: "2 to 4 stars"; star > 2
    name: 'medium reviews are those of three and four stars',
    about: 'filter',
    on: ['productReviews'],
    market: listed('productReviews', ({ rows, query }) =>
      Number(query.type) === 2 ? rows.filter(({ star }) => Number(star) > 2) : rows,
    ),
  },
  {
    // isSelf of merchantSearch; <if test="isSelf != null and isSelf != ''">, and false is '' there
    name: 'only stores of others: all stores',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      String(query.isSelf) === 'false' ? others({ isSelf: undefined }) : rows,
    ),
  },
  {
    // activityProducts; offset = (page - 1) * limit + 1
    name: 'the first row of each later page of an activity is left out',
    about: 'page',
    on: ['activityProducts'],
    market: acting('activityProducts', async (ask, market, hit) => {
      const { page = 1, limit = 20 } = ask.query;
      if (page < 2) return market(ask);
      const all = await market({ ...ask, query: { page: 1, limit: 10_000 } });
      const list = all.list.slice((page - 1) * limit + 1, page * limit + 1);
      if ((page - 1) * limit < all.list.length) hit();
      return { ...(await market(ask)), list };
    }),
  },
  {
    // @Cacheable(key = "#page")
    name: 'recommended products have as many rows as the first caller wanted',
    about: 'page',
    on: ['homeProducts'],
    edit: ({ data, query, memory }) => {
      Object.assign(data, firstOf(memory, query.get('page') ?? '1', structuredClone(data)));
    },
  },
  {
    // "Pieces sold, the added ones included"
    name: 'the leaderboard shows the sales without the added ones',
    about: 'same',
    on: ['productLeaderboard'],
    market: acting('productLeaderboard', async (ask, market, hit) => {
      const rows = await market(ask);
      return rows.map((row) => {
        const product = ask.market.catalogue.products.find(({ id }) => id === row.id);
        if (!product?.ficti) return row;
        hit();
        return { ...row, sales: row.sales - product.ficti };
      });
    }),
  },
  {
    // productSkuDetail; @Cacheable, no @CacheEvict when an order takes the pieces
    name: 'the options of a product have the stock of the first answer',
    about: 'same',
    on: ['productSkuDetail'],
    edit: ({ data, id, memory }) => {
      data.productValue = firstOf(memory, id, structuredClone(data.productValue));
    },
  },
  {
    // "Categories of business of merchants, newest first"
    name: 'categories of merchants are listed by their names',
    about: 'page',
    on: ['merchantCategories'],
    edit: (call) => {
      rowsOf(call).sort((one, other) => String(one.name).localeCompare(String(other.name)));
    },
  },
  {
    // collectNum: "Shoppers who follow the store"; counted once a day
    name: 'the followers of a store stay as they were first',
    about: 'count',
    on: ['merchantDetail'],
    edit: ({ data, id, memory }) => {
      data.collectNum = firstOf(memory, id, data.collectNum);
    },
  },
  {
    // isCollect of merchantIndex; a session cache of the first answer
    name: 'the head of a store says followed until the session ends',
    about: 'same',
    on: ['merchantIndex'],
    market: (hit) => {
      const followed = new Set<string>();
      return acting('merchantIndex', async (ask, market) => {
        const data = await market(ask);
        if (!ask.user) return data;
        const key = `${ask.token} ${ask.params.id}`;
        if (isFollowed(ask.market, ask.user.id, ask.params.id)) followed.add(key);
        if (!followed.has(key) || data.isCollect) return data;
        hit();
        return { ...data, isCollect: true };
      })(hit);
    },
  },
  {
    // createTime; serverTimezone=UTC in the address of the database
    name: 'stores were followed eight hours ago',
    about: 'time',
    on: ['collectMerchantList'],
    edit: eachRow((row) => {
      const time = Date.parse(`${String(row.createTime).replace(' ', 'T')}Z`) - 8 * 3_600_000;
      row.createTime = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    }),
  },
  {
    // isUse: "The caller has received it before, used or not"; WHERE status = 0
    name: 'a coupon that was used can be received again, the offers say',
    about: 'state',
    on: ['couponOffers'],
    at: '*',
    market: acting('couponOffers', async (ask, market, hit) => {
      const page = await market(ask);
      const list = page.list.map((offer) => {
        const isUsed = ask.market.state.userCoupons.some(
          ({ userId, couponId, status }) =>
            userId === ask.user?.id && couponId === offer.id && status !== 0,
        );
        if (!isUsed) return offer;
        hit();
        return { ...offer, isUse: false };
      });
      return { ...page, list };
    }),
  },
  {
    // the name of a stored file is the time in seconds
    name: 'two pictures of the same second have the same address',
    about: 'same',
    on: ['imageUpload'],
    at: '*',
    edit: ({ data, memory }) => {
      data.url = firstOf(memory, String(Math.floor(Date.now() / 1000)), data.url);
    },
  },
  {
    // proList of a store: LIMIT 3 over all stores of the page instead of each
    name: 'only the first store of the street has products',
    about: 'page',
    on: ['merchantStreet'],
    at: '*',
    edit: eachRow((row, at) => {
      if (at > 0) row.proList = [] satisfies Tree[];
    }),
  },
];
