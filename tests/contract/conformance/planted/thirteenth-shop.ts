import { MarketError } from '#mocks/market/errors.ts';
import {
  acting,
  eachRow,
  envelopes,
  firstOf,
  listed,
  listIn,
  type PlantedFault,
  rowsOf,
  type Tree,
} from './plant.ts';
import { refusing } from './sixth-shared.ts';

/** Catalogue, stores, wish list, coupons, uploads: faults of some callers, pages, languages and times. */
export const THIRTEENTH_SHOP: readonly PlantedFault[] = [
  {
    // priceOrder; sorted after LIMIT
    name: 'each page of a search is sorted for itself',
    about: 'page',
    on: ['storeProducts'],
    market: acting('storeProducts', async (ask, market, hit) => {
      const { priceOrder, ...rest } = ask.query;
      if (!priceOrder) return market(ask);
      const right = await market(ask);
      const page = await market({ ...ask, query: rest });
      const way = priceOrder === 'asc' ? 1 : -1;
      const list = page.list.toSorted((a, b) => way * (Number(a.price) - Number(b.price)));
      if (JSON.stringify(list) !== JSON.stringify(right.list)) hit();
      return { ...page, list };
    }),
  },
  {
    // a text put together instead of a parameter
    name: 'a search with an apostrophe fails in the database',
    about: 'exception',
    on: ['productList', 'merchantSearch'],
    respond: envelopes((envelope, { path }) => {
      if (!/keywords?=[^&]*(%27|')/.test(path)) return false;
      Object.assign(envelope, {
        code: 500,
        data: null,
        message:
          '### Error querying database. Cause: java.sql.SQLSyntaxErrorException: You have an error in your SQL syntax',
      });
      return true;
    }),
  },
  {
    // userCollect is part of what is cached for all
    name: 'the page of a product shows the wish of the caller before',
    about: 'same',
    on: ['productDetail'],
    market: (hit) => {
      const held = new Map<number, { of: number; is: boolean }>();
      return acting('productDetail', async (ask, market) => {
        const data = await market(ask);
        const of = ask.user?.id ?? 0;
        const before = held.get(ask.params.id);
        held.set(ask.params.id, { of, is: data.userCollect });
        if (!before || before.of === of || before.is === data.userCollect) return data;
        hit();
        return { ...data, userCollect: before.is };
      })(hit);
    },
  },
  {
    // @Cacheable, no @CacheEvict when a product leaves the shelf
    name: 'recommended products stay as they were first',
    about: 'state',
    on: ['homeProducts'],
    at: '*',
    market: (hit) => {
      const held = new Map<string, Tree[]>();
      return listed('homeProducts', ({ rows, query }) => {
        const { page: _, limit: __, ...rest } = query;
        return firstOf(held as Map<string, unknown>, JSON.stringify(rest), rows);
      })(hit);
    },
  },
  {
    // "best selling first"; ORDER BY sales, with ficti added afterwards
    name: 'the leaderboard is ordered without the added sales',
    about: 'page',
    on: ['productLeaderboard'],
    market: acting('productLeaderboard', async (ask, market, hit) => {
      const rows = await market(ask);
      const own = ({ id, sales }: (typeof rows)[number]) =>
        sales - (ask.market.catalogue.products.find((one) => one.id === id)?.ficti ?? 0);
      const sorted = rows.toSorted((one, other) => own(other) - own(one));
      if (JSON.stringify(sorted) !== JSON.stringify(rows)) hit();
      return sorted;
    }),
  },
  {
    // the filter is lost in the links of the pages
    name: 'later pages of good reviews have all reviews',
    about: 'filter',
    on: ['productReviews'],
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type === 0 || (ask.query.page ?? 1) < 2) return data;
      const all = await market({ ...ask, query: { ...ask.query, type: 0 } });
      if (JSON.stringify(all.list) !== JSON.stringify(data.list)) hit();
      return { ...data, list: all.list };
    }),
  },
  {
    // @Cacheable, no @CacheEvict when a review is written
    name: 'the figures of reviews stay as they were first',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data, id, memory }) => {
      Object.assign(data, firstOf(memory, id, structuredClone(data)));
    },
  },
  {
    // "stores that match all given filters"; OR
    name: 'stores match one of two filters',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', async ({ rows, query, others }) => {
      if (query.typeId === undefined || query.categoryId === undefined) return rows;
      const one = await others({ typeId: undefined });
      const other = await others({ categoryId: undefined });
      const ids = new Set(one.map(({ id }) => id));
      return [...one, ...other.filter(({ id }) => !ids.has(id))];
    }),
  },
  {
    // COUNT(*) without the condition of the list
    name: 'closed stores are counted in the street',
    about: 'page',
    on: ['merchantStreet'],
    market: acting('merchantStreet', async (ask, market, hit) => {
      const data = await market(ask);
      const closed = ask.market.state.closedStores.length;
      if (closed === 0) return data;
      hit();
      return { ...data, total: data.total + closed };
    }),
  },
  {
    // ids: "joined by commas"; parsed up to the first comma
    name: 'of several wishes the first is removed',
    about: 'state',
    on: ['collectProductDelete'],
    at: '*',
    market: acting('collectProductDelete', (ask, market, hit) => {
      const [first = ''] = ask.body.ids.split(',');
      if (first !== ask.body.ids) hit();
      return market({ ...ask, body: { ids: first } });
    }),
  },
  {
    // a unique key on the coupon, not on coupon and member
    name: 'a coupon can be received by one member only',
    about: 'refused',
    on: ['couponReceive'],
    market: refusing('couponReceive', ({ market, user, body }) =>
      market.state.userCoupons.some(
        ({ couponId, userId }) => couponId === body.couponId && userId !== user?.id,
      ),
    ),
  },
  {
    // "Used or expired"; WHERE status = 1
    name: 'coupons that have ended are in no list',
    about: 'state',
    on: ['couponList'],
    market: listed('couponList', ({ rows, query }) =>
      query.type === 'unusable' ? rows.filter(({ status }) => status !== 2) : rows,
    ),
  },
  {
    // extName: "without dot"
    name: 'the extension of a file begins with a dot',
    about: 'form',
    on: ['fileUpload', 'imageUpload'],
    edit: ({ data }) => {
      data.extName = `.${String(data.extName)}`;
    },
  },
  {
    // "Keywords, in order"; a join repeats a row
    name: 'a hot keyword is listed twice',
    about: 'page',
    on: ['hotKeywords'],
    edit: (call) => {
      const rows = rowsOf(call);
      if (rows[0]) rows.splice(1, 0, { ...rows[0] });
    },
  },
  {
    // a row that was deleted is null in the list
    name: 'a banner of the home page is null',
    about: 'form',
    on: ['homeIndex'],
    edit: ({ data }) => {
      const banners = listIn(data, 'banner');
      if (banners.length > 0) (data.banner as unknown[])[banners.length - 1] = null;
    },
  },
  {
    // the preset reasons are a HashSet
    name: 'the reasons of a refund have another order each time',
    about: 'page',
    on: ['refundReasons'],
    edit: ({ data, nth }) => {
      const reasons = data as unknown as unknown[];
      for (let turn = 0; turn < nth % reasons.length; turn += 1) reasons.push(reasons.shift());
    },
  },
  {
    // "Products on the wishlist": those off the shelf are counted, too, and cannot be read
    name: 'a product page fails for a member who wishes it',
    about: 'refused',
    on: ['productDetail'],
    market: acting('productDetail', (ask, market, hit) => {
      const isWished = ask.market.state.collectedProducts.some(
        ({ userId, productId }) => userId === ask.user?.id && productId === ask.params.id,
      );
      if (!isWished) return market(ask);
      hit();
      throw new MarketError('settlementBlank', 500);
    }),
  },
  {
    // unitName is joined for the first row only
    name: 'only the first product of a page has its unit',
    about: 'same',
    on: ['productList'],
    edit: eachRow((row, at) => {
      if (at > 0) row.unitName = '';
    }),
  },
];
