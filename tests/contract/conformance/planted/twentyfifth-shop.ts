import {
  firstOf,
  acting,
  eachRow,
  isTree,
  listed,
  listIn,
  type PlantedFault,
  rowsOf,
} from './plant.ts';

const isLater = (query: URLSearchParams) => Number(query.get('page') ?? 1) > 1;

/** Written before the rules that find them, from the contract only. Before each name: what the developer did. */
export const TWENTYFIFTH_SHOP: readonly PlantedFault[] = [
  {
    // pictures of the highlights are cached with the store, not with the shelf
    name: 'a product that is off the shelf stays beside the others of its store',
    about: 'state',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const info = data.productInfo as { merId: number };
      const store = data.merchantInfo as { proList: unknown };
      store.proList = firstOf(memory, String(info.merId), store.proList);
    },
  },
  {
    // the messages of options are not looked up
    name: 'the options of the picker are English in Lao',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    market: acting('productSkuDetail', async (ask, market, hit) => {
      if (ask.lang !== 'lo') return market(ask);
      hit();
      return market({ ...ask, lang: 'en' });
    }),
  },
  {
    // the branch with a category knows DESC only
    name: 'in a category prices fall, whichever order is wanted',
    about: 'page',
    on: ['productList'],
    at: '*',
    market: acting('productList', (ask, market, hit) => {
      const { cid, priceOrder } = ask.query;
      if (!cid || priceOrder !== 'asc') return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, priceOrder: 'desc' } });
    }),
  },
  {
    // the query of later pages is rebuilt
    name: 'later pages of a search have no highest price',
    about: 'filter',
    on: ['productList'],
    at: '*',
    market: acting('productList', (ask, market, hit) => {
      const { maxPrice, ...query } = ask.query;
      if (!maxPrice || Number(query.page ?? 1) < 2) return market(ask);
      hit();
      return market({ ...ask, query });
    }),
  },
  {
    // the query of later pages is rebuilt
    name: 'later pages in a category of a store are of the whole store',
    about: 'filter',
    on: ['storeProducts'],
    at: '*',
    market: acting('storeProducts', async (ask, market, hit) => {
      const { cid, ...query } = ask.query;
      if (!cid || Number(query.page ?? 1) < 2) return market(ask);
      const data = await market({ ...ask, query });
      if (data.list.length > 0) hit();
      return data;
    }),
  },
  {
    // the second statement has no such column
    name: 'recommended products of later pages have no added sales',
    about: 'same',
    on: ['homeProducts'],
    at: '*',
    edit: (call) => {
      if (isLater(call.query)) for (const row of rowsOf(call)) row.ficti = 0;
    },
  },
  {
    // @Cacheable("activities"), prices included
    name: 'activities of the home page keep the prices they had first',
    about: 'same',
    on: ['homeActivities'],
    at: '*',
    edit: ({ data, memory }) => {
      for (const activity of data as unknown as Record<string, unknown>[])
        for (const product of listIn(activity, 'productList'))
          product.price = firstOf(memory, String(product.proId), product.price);
    },
  },
  {
    // BeanUtils maps price twice
    name: 'the market price on later pages of an activity is the price',
    about: 'same',
    on: ['activityProducts'],
    at: '*',
    edit: (call) => {
      if (isLater(call.query)) for (const row of rowsOf(call)) row.otPrice = row.price;
    },
  },
  {
    // a sorted set of Redis
    name: 'a product that is off the shelf stays among the best sellers',
    about: 'state',
    on: ['productLeaderboard'],
    at: '*',
    edit: (call) => {
      const first = firstOf(call.memory, 'rows', [...rowsOf(call)]);
      const now = new Set(rowsOf(call).map(({ id }) => id));
      (call.data as unknown as unknown[]).unshift(...first.filter(({ id }) => !now.has(id)));
    },
  },
  {
    // another mapper
    name: 'stores that are searched by a keyword show no products',
    about: 'same',
    on: ['merchantSearch'],
    at: '*',
    edit: (call) => {
      if (!call.query.get('keywords')) return;
      for (const row of rowsOf(call)) row.proList = [];
    },
  },
  {
    // the default of the column
    name: 'stores on later pages of the street have five stars',
    about: 'same',
    on: ['merchantStreet'],
    at: '*',
    edit: (call) => {
      if (isLater(call.query)) for (const row of rowsOf(call)) row.starLevel = 5;
    },
  },
  {
    // a field of the service
    name: 'the banners of a store are those of the store before it',
    about: 'same',
    on: ['merchantIndex'],
    at: '*',
    edit: ({ data, memory }) => {
      const before = memory.get('banner');
      memory.set('banner', data.pcBanner);
      if (before !== undefined) data.pcBanner = before;
    },
  },
  {
    // is_received is joined for the first page only
    name: 'coupons of later pages have never been received',
    about: 'same',
    on: ['couponOffers'],
    at: '*',
    edit: (call) => {
      if (isLater(call.query)) for (const row of rowsOf(call)) row.isUse = false;
    },
  },
  {
    // if (end.after(now)) return "usable"
    name: 'coupons that have not begun can be used already',
    about: 'state',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      if (row.validStr === 'notStart') row.validStr = 'usable';
    }),
  },
  {
    // setStartTime(now)
    name: 'a coupon with a fixed period begins when it is received',
    about: 'time',
    on: ['couponReceive'],
    at: '*',
    market: acting('couponReceive', async (ask, market, hit) => {
      const data = await market(ask);
      const mine = ask.market.state.userCoupons.at(-1);
      const coupon = ask.market.catalogue.coupons.find(({ id }) => id === ask.body.couponId);
      if (mine && coupon?.useStart) {
        mine.start = ask.market.realNow() + ask.market.state.clockOffset;
        hit();
      }
      return data;
    }),
  },
  {
    // merIds.get(0)
    name: 'coupons for an order are those of its first store',
    about: 'same',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const data = await market(ask);
      const { preOrders, userCoupons } = ask.market.state;
      const { coupons, products } = ask.market.catalogue;
      const [line] = preOrders.find(({ no }) => no === ask.params.preOrderNo)?.lines ?? [];
      const merId = products.find(({ id }) => id === line?.productId)?.merId;
      const kept = data.filter(({ id }) => {
        const mine = userCoupons.find((one) => one.id === id);
        const coupon = coupons.find((one) => one.id === mine?.couponId);
        return coupon?.useType === 3 || coupon?.merId === merId;
      });
      if (kept.length < data.length) hit();
      return kept;
    }),
  },
  {
    // start_time <= NOW()
    name: 'coupons that have not begun are not counted in the profile',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const now = ask.market.realNow() + ask.market.state.clockOffset;
      const later = ask.market.state.userCoupons.filter(
        ({ userId, status, start }) => userId === ask.user?.id && status === 0 && start > now,
      ).length;
      if (later > 0) hit();
      return { ...data, couponCount: data.couponCount - later };
    }),
  },
  {
    // the picture of the first sku
    name: 'wishes show the second picture of their product',
    about: 'same',
    on: ['collectProductList'],
    at: '*',
    market: acting('collectProductList', async (ask, market, hit) => {
      const data = await market(ask);
      for (const row of data.list) {
        const product = ask.market.catalogue.products.find(({ id }) => id === row.productId);
        const second = product?.pictures[1];
        if (!second) continue;
        row.image = ask.origin + second;
        hit();
      }
      return data;
    }),
  },
  {
    // is_del = 0 again
    name: 'a store that is followed again has the time of the first time',
    about: 'time',
    on: ['collectMerchantAdd', 'collectMerchantList'],
    at: '*',
    market: (hit) => {
      const times = new Map<string, number>();
      return acting('collectMerchantAdd', async (ask, market) => {
        const data = await market(ask);
        const key = `${ask.user?.id} ${ask.params.id}`;
        const row = ask.market.state.followedMerchants.find(
          ({ userId, merId }) => userId === ask.user?.id && merId === ask.params.id,
        );
        const first = times.get(key);
        if (row && first !== undefined && first !== row.createTime) {
          row.createTime = first;
          hit();
        }
        if (row && first === undefined) times.set(key, row.createTime);
        return data;
      })(hit);
    },
  },
  {
    // the join with the pictures is for the list only
    name: 'the review beside the figures has no pictures',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    edit: ({ data }) => {
      if (isTree(data.productReply)) data.productReply.pics = [];
    },
  },
  {
    // <if test="type == 3">
    name: 'poor reviews come by the number of their author',
    about: 'page',
    on: ['productReviews'],
    at: '*',
    market: listed('productReviews', ({ rows, query }) =>
      Number(query.type) === 3 ? rows.toSorted((a, b) => Number(a.uid) - Number(b.uid)) : rows,
    ),
  },
];
