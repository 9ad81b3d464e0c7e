import type { Handler } from '#mocks/handlers/types.ts';
import { stamp } from '#mocks/handlers/wire.ts';
import { now } from '#mocks/market/context.ts';
import { merchantOf } from '#mocks/market/lookups.ts';
import { replaceAnswer, profileWith } from '../profiles.ts';
import {
  acting,
  eachRow,
  firstOf,
  isTree,
  listed,
  listIn,
  type PlantedFault,
  rowsOf,
  type Tree,
} from './plant.ts';

const amount = (value: unknown) => Number(value);

/** Products, reviews and stores. Before each name: what the fault breaks. Written before a rule for them. */
export const TWENTYFIRST_SHOP: readonly PlantedFault[] = [
  {
    // CAST(#{minPrice} AS SIGNED)
    name: 'the cents of a lowest price are left out',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      amount(query.minPrice) % 1 > 0
        ? others({ minPrice: String(Math.floor(amount(query.minPrice))) })
        : rows,
    ),
  },
  {
    // <choose> of filters and order
    name: 'with a highest price products are not sorted',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      query.maxPrice && (query.priceOrder || query.salesOrder)
        ? others({ priceOrder: undefined, salesOrder: undefined })
        : rows,
    ),
  },
  {
    // mer_id = ? AND name LIKE ? OR keyword LIKE ?
    name: 'a search in a store finds goods of other stores by their keywords',
    about: 'filter',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', async ({ rows, query, market, others }) => {
      const word = String(query.keyword ?? '').toLowerCase();
      if (word === '') return rows;
      const found: Tree[] = [];
      for (const { id } of market.catalogue.merchants) {
        if (id === query.merId) continue;
        const all = await others({ merId: id });
        found.push(
          ...all.filter((row) => {
            const product = market.catalogue.products.find((one) => one.id === row.id);
            return product?.keyword.en.toLowerCase().includes(word);
          }),
        );
      }
      return [...rows, ...found];
    }),
  },
  {
    // rows of the store are counted with its hidden ones
    name: 'the total in a store counts what is off the shelf',
    about: 'page',
    on: ['storeProducts'],
    market: acting('storeProducts', async (ask, market, hit) => {
      const data = await market(ask);
      const { shelf } = ask.market.state;
      const hidden = ask.market.catalogue.products.filter(
        ({ id, merId, onShelf }) => merId === ask.query.merId && !(shelf[id] ?? onShelf),
      ).length;
      if (hidden === 0 || ask.query.keyword || ask.query.cid) return data;
      hit();
      return { ...data, total: data.total + hidden };
    }),
  },
  {
    // ORDER BY of the outer query only when nothing is filtered
    name: 'stores run by the platform are not sorted by stars',
    about: 'page',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query }) =>
      query.isSelf === undefined
        ? rows
        : rows.toSorted((one, other) => Number(one.id) - Number(other.id)),
    ),
  },
  {
    name: 'best sellers show what was really sold, without the added sales',
    about: 'same',
    on: ['productLeaderboard'],
    at: '*',
    market: acting('productLeaderboard', async (ask, market, hit) => {
      const rows = await market(ask);
      return rows.map((row) => {
        const product = ask.market.catalogue.products.find(({ id }) => id === row.id);
        if (product?.ficti) hit();
        return { ...row, sales: row.sales - (product?.ficti ?? 0) };
      });
    }),
  },
  {
    // setScale(2, RoundingMode.DOWN)
    name: 'the share of good reviews is rounded down',
    about: 'count',
    on: ['productReviewCount', 'productReviewDigest'],
    at: '*',
    market: (hit) => {
      const down = (share: string, good: number, all: number) => {
        const cut = all === 0 ? share : (Math.floor((100 * good) / all) / 100).toFixed(2);
        if (cut !== share) hit();
        return cut;
      };
      return {
        ...profileWith(
          replaceAnswer('productReviewCount', async (ask, market) => {
            const data = await market(ask);
            return { ...data, replyChance: down(data.replyChance, data.goodCount, data.sumCount) };
          }),
        ),
        lang: undefined as never,
      };
    },
  },
  {
    // the query of good reviews
    name: 'the review above the others is the newest good one',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      if (!data.productReply || data.productReply.star === 5) return data;
      hit();
      return { ...data, productReply: null };
    }),
  },
  {
    // one object of a result map
    name: 'a reply of a merchant is shown below the next review, too',
    about: 'same',
    on: ['productReviews'],
    at: '*',
    edit: (call) => {
      let last: unknown = null;
      for (const row of rowsOf(call)) {
        row.merchantReplyContent ??= last;
        last = row.merchantReplyContent;
      }
    },
  },
  {
    // join with the texts of the default language
    name: 'options below reviews are in Chinese',
    about: 'text',
    on: ['productReviews'],
    at: '*',
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      const chinese = await market({ ...ask, lang: 'zh-CN' });
      if (JSON.stringify(data) !== JSON.stringify(chinese)) hit();
      return {
        ...data,
        list: data.list.map((row, at) => ({ ...row, sku: chinese.list[at]?.sku ?? row.sku })),
      };
    }),
  },
  {
    name: 'the text of a guarantee is in English',
    about: 'text',
    on: ['productDetail'],
    at: '*',
    market: acting('productDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const english = await market({ ...ask, lang: 'en' });
      if (ask.lang !== 'en' && data.guaranteeList) hit();
      return {
        ...data,
        guaranteeList:
          data.guaranteeList?.map((one, at) => ({
            ...one,
            content: english.guaranteeList?.[at]?.content ?? one.content,
          })) ?? null,
      };
    }),
  },
  {
    // the columns of one SELECT in another order
    name: 'weight and volume of a line to order are exchanged',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    edit: ({ data }) => {
      for (const group of listIn(data, 'orderList'))
        for (const line of listIn(group, 'orderInfoList'))
          [line.weight, line.volume] = [line.volume, line.weight];
    },
  },
  {
    // stock of the product
    name: 'a line of the cart has the stock of all options',
    about: 'same',
    on: ['cartList'],
    at: '*',
    market: acting('cartList', async (ask, market, hit) => {
      const data = await market(ask);
      const stockOf = (id: number) =>
        ask.market.catalogue.products
          .find((one) => one.id === id)
          ?.skus.reduce((sum, { stock }) => sum + stock, 0) ?? 0;
      hit();
      return data.map((group) => ({
        ...group,
        cartInfoList: group.cartInfoList.map((line) => ({
          ...line,
          stock: line.stock === null ? null : stockOf(line.productId),
        })),
      }));
    }),
  },
  {
    name: 'whether a coupon was received is stored for all callers',
    about: 'cache',
    on: ['couponOffers'],
    at: '*',
    edit: eachRow((row, _, { memory }) => {
      row.isUse = firstOf(memory, `received ${String(row.id)}`, row.isUse);
    }),
  },
  {
    // UPDATE ... WHERE mer_id
    name: 'a received coupon lessens all coupons of its store',
    about: 'count',
    on: ['couponReceive'],
    at: '*',
    market: acting('couponReceive', async (ask, market, hit) => {
      const data = await market(ask);
      const { coupons } = ask.market.catalogue;
      const own = coupons.find(({ id }) => id === ask.body.couponId);
      for (const other of coupons) {
        if (other === own || other.merId !== own?.merId || !other.isLimited) continue;
        ask.market.state.couponsTaken[other.id] =
          (ask.market.state.couponsTaken[other.id] ?? 0) + 1;
        hit();
      }
      return data;
    }),
  },
  {
    // JOIN without DISTINCT is counted
    name: 'the total of wishes counts what is off the shelf',
    about: 'page',
    on: ['collectProductList'],
    at: '*',
    market: acting('collectProductList', async (ask, market, hit) => {
      const data = await market(ask);
      const total = ask.market.state.collectedProducts.filter(
        ({ userId }) => userId === ask.user?.id,
      ).length;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // name of the file is the second
    name: 'two pictures of one second have one address',
    about: 'same',
    on: ['imageUpload'],
    at: '*',
    edit: ({ data, memory }) => {
      if (!isTree(data)) return;
      data.url = firstOf(memory, `upload ${Math.floor(Date.now() / 1000)}`, data.url);
    },
  },
  {
    // hint of the database: the row of settings
    name: 'the opening day of stores is the day of the request',
    about: 'time',
    on: ['merchantDetail'],
    at: '*',
    market: acting('merchantDetail', async (ask, market, hit) => {
      hit();
      return { ...(await market(ask)), createTime: stamp(now(ask.market)) };
    }),
  },
  {
    // the columns of the phone and the real name
    name: 'a store has the mailbox of the store before it',
    about: 'same',
    on: ['merchantDetail'],
    at: '*',
    market: acting('merchantDetail', async (ask, market: Handler<'merchantDetail'>, hit) => {
      const data = await market(ask);
      const { merchants } = ask.market.catalogue;
      const at = merchants.indexOf(merchantOf(ask.market, ask.params.id));
      hit();
      return { ...data, email: merchants.at(at - 1)?.email ?? data.email };
    }),
  },
];
