import { acting, eachRow, listed, listIn, type PlantedFault, rowsOf, type Tree } from './plant.ts';

const within = (amount: unknown, { minPrice, maxPrice }: Tree) =>
  Number(amount) >= Number(minPrice ?? 0) && Number(amount) <= Number(maxPrice ?? Infinity);

/** Queries: joins, conditions and offsets as they go wrong in SQL and its mappers. */
export const FRESH_LISTS: readonly PlantedFault[] = [
  {
    name: 'the last page goes back until it is full',
    about: 'page',
    on: ['storeProducts'],
    market: acting('storeProducts', async (ask, market, hit) => {
      const data = await market(ask);
      const { pageNum, pageSize, total, list } = data;
      if (pageNum < 2 || list.length === 0 || list.length === pageSize) return data;
      hit();
      const all = await market({ ...ask, query: { ...ask.query, page: 1, limit: total } });
      return { ...data, list: all.list.slice(-pageSize) };
    }),
  },
  {
    name: 'the offset is that of pages of twenty',
    about: 'page',
    on: ['homeProducts'],
    market: acting('homeProducts', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.pageNum === 1 || data.pageSize === 20) return data;
      hit();
      const all = await market({ ...ask, query: { page: 1, limit: 10_000 } });
      const start = (data.pageNum - 1) * 20;
      return { ...data, list: all.list.slice(start, start + data.pageSize) };
    }),
  },
  {
    name: 'a keyword or a category is enough',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', async ({ rows, query, others }) => {
      if (!query.keyword || !query.cid) return rows;
      const both = [
        ...(await others({ cid: undefined })),
        ...(await others({ keyword: undefined })),
      ];
      return [...new Map(both.map((row) => [row.id, row])).values()];
    }),
  },
  {
    name: 'in a category of a store the keyword is ignored',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, others }) =>
      query.cid && query.keyword ? others({ keyword: undefined }) : rows,
    ),
  },
  {
    name: 'with a keyword the type of a store is ignored',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.keywords && query.typeId ? others({ typeId: undefined }) : rows,
    ),
  },
  {
    name: 'the category of stores is ignored',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.categoryId ? others({ categoryId: undefined }) : rows,
    ),
  },
  {
    name: 'stores that are not own ones: false is no filter',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.isSelf === false ? others({ isSelf: undefined }) : rows,
    ),
  },
  {
    name: 'the lowest price is exclusive',
    about: 'page',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      rows.filter(({ price }) => Number(price) !== Number(query.minPrice ?? -1)),
    ),
  },
  {
    name: 'the highest price loses its cents',
    about: 'page',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      rows.filter(({ price }) => Number(price) <= Math.floor(Number(query.maxPrice ?? Infinity))),
    ),
  },
  {
    name: 'prices of a store are filtered by the struck price',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', async ({ rows, query, others }) => {
      if (query.minPrice === undefined && query.maxPrice === undefined) return rows;
      const all = await others({ minPrice: undefined, maxPrice: undefined });
      return all.filter(({ otPrice }) => within(otPrice, query));
    }),
  },
  {
    name: 'a category of a store has only its own products',
    about: 'page',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', ({ rows, query, market }) =>
      rows.filter(
        ({ id }) =>
          !query.cid ||
          market.catalogue.products
            .find((product) => product.id === id)
            ?.storeCategoryIds.includes(Number(query.cid)),
      ),
    ),
  },
  {
    name: 'category 0 of a store is a filter',
    about: 'page',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', ({ rows, query }) => (Number(query.cid) === 0 ? [] : rows)),
  },
  {
    name: 'of both sorts the price wins',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      query.salesOrder && query.priceOrder ? others({ salesOrder: undefined }) : rows,
    ),
  },
  {
    name: 'with a keyword a store is not sorted',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, others }) =>
      query.keyword ? others({ priceOrder: undefined, salesOrder: undefined }) : rows,
    ),
  },
  {
    name: 'coupons of a store: the store is ignored',
    about: 'filter',
    on: ['couponOffers'],
    market: listed('couponOffers', ({ rows, query, others }) =>
      query.merId ? others({ merId: undefined }) : rows,
    ),
  },
  {
    name: 'coupons of a product: the product is ignored',
    about: 'filter',
    on: ['couponOffers'],
    market: listed('couponOffers', ({ rows, query, others }) =>
      query.productId ? others({ productId: undefined }) : rows,
    ),
  },
  {
    name: 'coupons of store 0 are those of no store',
    about: 'page',
    on: ['couponOffers'],
    at: '*',
    market: listed('couponOffers', ({ rows, query }) => (Number(query.merId) === 0 ? [] : rows)),
  },
  {
    name: 'reviews without pictures are left out by a join',
    about: 'count',
    on: ['productReviews'],
    at: '*',
    market: listed('productReviews', ({ rows }) =>
      rows.filter((row) => listIn(row, 'pics').length > 0),
    ),
  },
  {
    name: 'orders without a coupon are left out by a join',
    about: 'count',
    on: ['orderList'],
    at: '*',
    market: listed('orderList', ({ rows, market }) =>
      rows.filter(({ masterOrderNo }) =>
        market.state.masterOrders.some(
          ({ no, userCouponId }) => no === masterOrderNo && userCouponId > 0,
        ),
      ),
    ),
  },
  {
    name: 'followed stores are multiplied by a join',
    about: 'page',
    on: ['collectMerchantList'],
    market: listed('collectMerchantList', ({ rows }) => rows.flatMap((row) => [row, row])),
  },
  {
    name: 'expired coupons are in no list',
    about: 'state',
    on: ['couponList'],
    at: '*',
    market: listed('couponList', ({ rows, query }) =>
      rows.filter(({ status }) => query.type !== 'unusable' || Number(status) !== 2),
    ),
  },
  {
    name: 'own reviews without a reply are left out by a join',
    about: 'state',
    on: ['myReviews'],
    at: '*',
    market: listed('myReviews', ({ rows }) =>
      rows.filter(({ merchantReplyContent }) => merchantReplyContent !== null),
    ),
  },
  {
    name: 'refunds that wait are left out by a join',
    about: 'state',
    on: ['refundList'],
    at: '*',
    market: listed('refundList', ({ rows }) =>
      rows.filter(({ refundStatus }) => Number(refundStatus) !== 0),
    ),
  },
  {
    name: 'the best sellers have a product twice',
    about: 'page',
    on: ['productLeaderboard'],
    edit: (call) => {
      const rows = rowsOf(call);
      rows[3] = { ...rows[2] };
    },
  },
  {
    name: 'cards of stores lack the products of every second store',
    about: 'same',
    on: ['merchantStreet'],
    at: '*',
    edit: eachRow((row, at) => {
      if (at % 2 === 1) row.proList = [];
    }),
  },
];
