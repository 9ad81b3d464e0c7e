import { MarketError } from '#mocks/market/errors.ts';
import { acting, deep, eachRow, firstOf, listed, rowsOf, set, texts } from './plant.ts';
import type { PlantedFault } from './plant.ts';

const lower = (text: unknown) => String(text ?? '').toLowerCase();

/** A third list: kinds of the first two that no rule knew, at other places. */
export const THIRD: readonly PlantedFault[] = [
  {
    name: 'a search for products finds words that begin a name only',
    about: 'page',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      rows.filter(({ storeName }) => lower(storeName).startsWith(lower(query.keyword))),
    ),
  },
  {
    name: 'a search in a store compares capitals',
    about: 'page',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', ({ rows, query }) =>
      rows.filter(
        ({ storeName }) =>
          !lower(storeName).includes(lower(query.keyword)) ||
          String(storeName).includes(String(query.keyword ?? '')),
      ),
    ),
  },
  {
    name: 'the lowest price is rounded up to a whole one',
    about: 'page',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', ({ rows, query }) =>
      rows.filter(({ price }) => Number(price) >= Math.ceil(Number(query.minPrice ?? 0))),
    ),
  },
  {
    name: 'products of one price come in another order on each page',
    about: 'page',
    on: ['productList'],
    at: '*',
    edit: (call) => {
      if (call.query.get('priceOrder') && Number(call.query.get('page')) > 1)
        rowsOf(call).splice(0, 1, ...rowsOf(call).slice(-1));
    },
  },
  {
    name: 'pictures have the suffix of a size that was never made',
    about: 'form',
    on: '*',
    edit: texts(['image', 'sliderImage', 'avatar', 'merAvatar'], (text) =>
      text.replaceAll(/\.(\w{3,4})(?=["?]|$)/g, '_300x300.$1'),
    ),
  },
  {
    name: 'backgrounds of stores are pages of HTML',
    about: 'form',
    on: ['merchantStreet', 'merchantSearch', 'merchantIndex', 'merchantDetail'],
    at: '*',
    edit: texts(['backImage', 'streetBackImage', 'pcBackImage'], (text) => new URL('/', text).href),
  },
  {
    name: 'the logo of the shop is not there',
    about: 'form',
    on: ['homeIndex'],
    edit: set('logoUrl', ({ data }) => `${String(data.logoUrl)}.old`),
  },
  {
    name: 'pictures of reviews have no address',
    about: 'form',
    on: ['productReviews', 'productReviewDigest', 'myReviews'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        if (Array.isArray(tree.pics)) tree.pics = tree.pics.map(() => '');
      }),
  },
  {
    name: 'a line to review has the picture of another line',
    about: 'same',
    on: ['reviewableLines'],
    at: '*',
    edit: (call) => {
      const rows = rowsOf(call);
      const [first] = rows;
      for (const row of rows) row.image = firstOf(call.memory, 'image', first?.image);
    },
  },
  {
    name: 'icons of categories were not migrated',
    about: 'same',
    on: ['productCategories'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('icon' in tree) tree.icon = null;
      }),
  },
  {
    name: 'recommended products have no stock and no unit, as searched ones',
    about: 'same',
    on: ['productList'],
    at: '*',
    edit: eachRow((row) => {
      row.stock = null;
      row.unitName = null;
    }),
  },
  {
    name: 'stores have no introduction on any page',
    about: 'same',
    on: ['merchantDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const key of Object.keys(data)) if (/intro|address/i.test(key)) data[key] = '';
    },
  },
  {
    name: 'of several lines the first one is not added',
    about: 'kept',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', async (ask, market, hit) => {
      for (const item of ask.body.slice(1)) {
        hit();
        await market({ ...ask, body: [item] });
      }
      const [first] = ask.body;
      return first && ask.body.length === 1 ? market(ask) : null;
    }),
  },
  {
    name: 'one unknown product loses the other wishes',
    about: 'state',
    on: ['collectProductBatch'],
    at: '*',
    market: acting('collectProductBatch', (ask, market, hit) => {
      const wished = ask.market.state.collectedProducts;
      const isKnown = (id: number) =>
        wished.some((one) => one.userId === ask.user?.id && one.productId === id);
      if (!ask.body.id.some(isKnown)) return market(ask);
      hit();
      return null;
    }),
  },
  {
    name: 'a line without stock can be chosen',
    about: 'same',
    on: ['cartList'],
    at: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        if (tree.stock === 0) tree.attrStatus = true;
      }),
  },
  {
    name: 'an unpaid order can be paid once only',
    about: 'refused',
    on: ['payStart'],
    at: '*',
    market: acting('payStart', (ask, market, hit) => {
      if (ask.market.state.payments.some(({ orderNo }) => orderNo === ask.body.orderNo)) {
        hit();
        throw new MarketError('orderPaid', 500);
      }
      return market(ask);
    }),
  },
  {
    name: 'received coupons come oldest first',
    about: 'filter',
    on: ['couponList'],
    edit: (call) => void rowsOf(call).reverse(),
  },
  {
    name: 'refunds come oldest first',
    about: 'filter',
    on: ['refundList'],
    edit: (call) => void rowsOf(call).reverse(),
  },
  {
    name: 'steps of a parcel come oldest first',
    about: 'filter',
    on: ['orderExpress'],
    edit: ({ data }) => {
      for (const value of Object.values(data)) if (Array.isArray(value)) value.reverse();
    },
  },
  {
    name: 'the second page of an activity is the first one',
    about: 'page',
    on: ['activityProducts'],
    market: acting('activityProducts', async (ask, market, hit) => {
      if (Number(ask.query.page) < 2) return market(ask);
      hit();
      const first = await market({ ...ask, query: { ...ask.query, page: 1 } });
      return { ...first, pageNum: Number(ask.query.page) };
    }),
  },
  {
    name: 'an address that is changed gets another postcode',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      if (!ask.body.id) return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, postCode: 10_000 } });
    }),
  },
];
