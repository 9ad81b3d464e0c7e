import {
  acting,
  deep,
  eachRow,
  listed,
  listIn,
  type PlantedFault,
  rowsOf,
  texts,
  type Tree,
} from './plant.ts';

const numberOf = (row: Tree) => Number(row.id);
const withoutMinimum = { minPrice: undefined };

/** Faults of the catalogue, of reviews and of texts that act under a condition: a second page, two filters, some rows. Before each name: what the fault breaks. */
export const SEVENTEENTH: readonly PlantedFault[] = [
  {
    // ORDER BY price, without the id
    name: 'products of the same price are in another order on the second page',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) => {
      if (!query.priceOrder || Number(query.page) < 2) return rows;
      const sign = query.priceOrder === 'desc' ? -1 : 1;
      return rows.toSorted(
        (one, other) =>
          sign * (Number(one.price) - Number(other.price)) || numberOf(one) - numberOf(other),
      );
    }),
  },
  {
    // an else branch of <choose>
    name: 'a search by a keyword has no lowest price',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      query.keyword && query.minPrice ? others(withoutMinimum) : rows,
    ),
  },
  {
    // WHERE a AND b OR c
    name: 'a keyword of stores goes before their type',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.keywords && (query.typeId || query.categoryId)
        ? others({ typeId: undefined, categoryId: undefined })
        : rows,
    ),
  },
  {
    // primary_key LIKE '%1%'
    name: 'coupons of product 12 are offered for product 1, too',
    about: 'filter',
    on: ['couponOffers'],
    market: listed('couponOffers', async ({ rows, query, others }) => {
      if (!query.productId || Number(query.useType) !== 2) return rows;
      const all = await others({ productId: undefined });
      return all.filter(({ primaryKey }) => String(primaryKey).includes(String(query.productId)));
    }),
  },
  {
    // max_result_window
    name: 'the total of products ends at 100',
    about: 'page',
    on: ['productList', 'homeProducts'],
    edit: ({ data }) => {
      if (Number(data.total) > 100) data.total = 100;
    },
  },
  {
    // ft_min_word_len
    name: 'a keyword of one or two letters finds nothing',
    about: 'filter',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      query.keyword && String(query.keyword).trim().length < 3 ? [] : rows,
    ),
  },
  {
    // LIKE CONCAT('%', #{keyword}, '%')
    name: 'a keyword with a blank at its end finds nothing',
    about: 'filter',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      query.keyword && String(query.keyword) !== String(query.keyword).trim() ? [] : rows,
    ),
  },
  {
    // utf8mb4_bin
    name: 'accents of a keyword matter',
    about: 'filter',
    on: ['productList'],
    at: '*',
    market: listed('productList', ({ rows, query }) =>
      query.keyword && /\P{ASCII}/u.test(String(query.keyword))
        ? rows.filter(({ storeName }) => String(storeName).includes(String(query.keyword)))
        : rows,
    ),
  },
  {
    // LIMIT 2 in the select of the lines
    name: 'the list of orders shows two lines at most',
    about: 'same',
    on: ['orderList'],
    edit: eachRow((row) => {
      row.orderInfoList = listIn(row, 'orderInfoList').slice(0, 2);
    }),
  },
  {
    // the list is filled for the first page
    name: 'reviews of the second page have no pictures',
    about: 'same',
    on: ['productReviews'],
    edit: (call) => {
      if (Number(call.data.pageNum) > 1) for (const row of rowsOf(call)) row.pics = [];
    },
  },
  {
    // Integer for null
    name: 'a review without stars for the service has none of them',
    about: 'form',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.serviceStar ??= 0;
    }),
  },
  {
    // a set of pictures
    name: 'pictures of a review are in the order of their names',
    about: 'same',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row) => {
      if (Array.isArray(row.pics)) row.pics = [...(row.pics as string[])].toSorted().toReversed();
    }),
  },
  {
    // the cache of texts has the first line
    name: 'the second line of an order is in Chinese',
    about: 'same',
    on: ['orderDetail'],
    at: '*',
    market: acting('orderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const chinese = await market({ ...ask, lang: 'zh-CN' });
      for (const [at, line] of data.orderInfoList.entries())
        if (at > 0 && line.productName !== chinese.orderInfoList[at]?.productName) {
          line.productName = chinese.orderInfoList[at]?.productName ?? '';
          hit();
        }
      return data;
    }),
  },
  {
    name: 'the options of the cart are English for Lao shoppers',
    about: 'same',
    on: ['cartList'],
    market: acting('cartList', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'lo') return data;
      const english = await market({ ...ask, lang: 'en' });
      for (const [at, { cartInfoList }] of data.entries())
        for (const [nth, line] of cartInfoList.entries()) {
          const suk = english[at]?.cartInfoList[nth]?.suk ?? null;
          if (line.suk !== suk) hit();
          line.suk = suk;
        }
      return data;
    }),
  },
  {
    name: 'categories of the third level are in Chinese',
    about: 'text',
    on: ['productCategories'],
    market: acting('productCategories', async (ask, market, hit) => {
      const data = (await market(ask)) as unknown as Tree[];
      const names = new Map<unknown, unknown>();
      deep(await market({ ...ask, lang: 'zh-CN' }), ({ id, name }) => void names.set(id, name));
      deep(data, (one) => {
        if (one.level !== 3 || one.name === names.get(one.id)) return;
        one.name = names.get(one.id);
        hit();
      });
      return data as never;
    }),
  },
  {
    // HtmlUtils.htmlEscape, where a name has a quote
    name: 'quotes of names are escaped in orders',
    about: 'text',
    on: ['orderDetail', 'orderList'],
    edit: texts(['productName', 'merName'], (text) => text.replace(/[’']/g, '&#39;')),
  },
  {
    // SUM over the first page of skus
    name: 'the stock of a product is that of three options at most',
    about: 'sum',
    on: ['productList'],
    market: acting('productList', async (ask, market, hit) => {
      const data = await market(ask);
      for (const row of data.list) {
        const product = ask.market.catalogue.products.find(({ id }) => id === row.id);
        if (!product || product.skus.length < 4 || !('stock' in row)) continue;
        const all = product.skus.reduce((sum, { stock }) => sum + stock, 0);
        const most = product.skus.slice(0, 3).reduce((sum, { stock }) => sum + stock, 0);
        (row as Tree).stock = Math.round((Number(row.stock) * most) / all);
        hit();
      }
      return data;
    }),
  },
];
