import { findMerchant } from '#mocks/market/lookups.ts';
import { acting, listed, type PlantedFault, rowsOf, set } from './plant.ts';
import { refusing } from './sixth-shared.ts';

/** Home, products, stores, merchants. Before each name: what the fault breaks. */
export const TWENTYTHIRD_SHOP: readonly PlantedFault[] = [
  {
    // the key of the message bundle for th
    name: 'the picture beside the sign-in forms is missing in Thai',
    about: 'form',
    on: ['loginPicture'],
    market: acting('loginPicture', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'th') return data;
      hit();
      return { loginLeftImage: `${ask.origin}/static/login-th.webp` };
    }),
  },
  {
    // ORDER BY name
    name: 'the bar of the mobile client is in the order of its names',
    about: 'page',
    on: ['bottomNavigation'],
    market: acting('bottomNavigation', async (ask, market, hit) => {
      const { bottomNavigationList: tabs, ...data } = await market(ask);
      hit();
      const list = [...(tabs ?? [])].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
      return { ...data, bottomNavigationList: list };
    }),
  },
  {
    // a static list that is appended to
    name: 'each request adds a row to the menu of the account',
    about: 'page',
    on: ['userMenu'],
    market: (hit) => {
      let calls = 0;
      return acting('userMenu', async (ask, market) => {
        const data = await market(ask);
        const [first] = data.routine_my_menus ?? [];
        calls += 1;
        if (!first || calls === 1) return data;
        hit();
        const more = Array.from({ length: Math.min(calls, 12) }, (_, at) => ({
          ...first,
          id: 200 + at,
        }));
        return { ...data, routine_my_menus: [...(data.routine_my_menus ?? []), ...more] };
      })(hit);
    },
  },
  {
    // StringUtils.removeStart
    name: 'the dial code of the place of the caller has no plus',
    about: 'form',
    on: ['addressPlace'],
    edit: set('country_calling_code', () => '66'),
  },
  {
    // SecurityContext is empty
    name: 'guests get no address of the pictures',
    about: 'same',
    on: ['imageDomain'],
    market: acting('imageDomain', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.token) return data;
      hit();
      return '';
    }),
  },
  {
    // a column for each language
    name: 'the agreement for merchants is Chinese in Lao',
    about: 'text',
    on: ['settlementAgreement'],
    market: acting('settlementAgreement', (ask, market, hit) => {
      if (ask.lang !== 'lo') return market(ask);
      hit();
      return market({ ...ask, lang: 'zh-CN' });
    }),
  },
  {
    // the service of the mobile client has its own configuration
    name: 'the display currency of the payment is another one than that of the home page',
    about: 'same',
    on: ['payCurrency'],
    market: acting('payCurrency', async (ask, market, hit) => {
      const data = await market(ask);
      hit();
      return data.replace('"symbol":"', '"symbol":"US');
    }),
  },
  {
    // the bean of the mobile client lacks a field
    name: 'the mobile home page has no address of the message service',
    about: 'same',
    on: ['mobileHomeIndex'],
    edit: set('consumerMessage', () => null),
  },
  {
    // ORDER BY RAND()
    name: 'hot keywords are in another order each time',
    about: 'page',
    on: ['hotKeywords'],
    edit: (call) => {
      const rows = rowsOf(call);
      const moved = rows.splice(0, call.nth % Math.max(1, rows.length));
      rows.push(...moved);
    },
  },
  {
    // ORDER BY name COLLATE
    name: 'in French the reasons of refunds are in the order of the alphabet',
    about: 'page',
    on: ['refundReasons'],
    market: acting('refundReasons', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'fr') return data;
      hit();
      return [...data].sort();
    }),
  },
  {
    // <if test="isSelf">
    name: 'only stores of others are all stores',
    about: 'filter',
    on: ['merchantSearch'],
    market: acting('merchantSearch', (ask, market, hit) => {
      const { isSelf, ...query } = ask.query;
      if (isSelf !== false) return market(ask);
      hit();
      return market({ ...ask, query });
    }),
  },
  {
    // RoundingMode.DOWN
    name: 'the share of good reviews is rounded down',
    about: 'sum',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data }) => {
      const share = Number(data.goodCount) / Number(data.sumCount);
      if (Number(data.sumCount) > 0) data.replyChance = (Math.floor(share * 100) / 100).toFixed(2);
    },
  },
  {
    // ORDER BY star DESC
    name: 'the review of the short form is the best one',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      const all = ask.market.catalogue.reviews.filter(
        ({ productId }) => productId === ask.params.id,
      );
      const best = all.sort((a, b) => b.star - a.star)[0];
      if (!data.productReply || !best || best.star === data.productReply.star) return data;
      hit();
      const { id, star, comment } = best;
      return { ...data, productReply: { ...data.productReply, id, star, comment } };
    }),
  },
  {
    // the cache of the small form
    name: 'the specifications keep the price before a rise',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    market: acting('productSkuDetail', async (ask, market, hit) => {
      const { state } = ask.market;
      const { priceLevels } = state;
      if (priceLevels[ask.params.id] !== undefined) hit();
      state.priceLevels = {};
      try {
        return await market(ask);
      } finally {
        state.priceLevels = priceLevels;
      }
    }),
  },
  {
    // a reversed cursor
    name: 'recommended products are in the opposite order from the second page on',
    about: 'page',
    on: ['homeProducts'],
    market: listed('homeProducts', ({ rows, query }) =>
      Number(query.page) > 1 ? [...rows].reverse() : rows,
    ),
  },
  {
    // sort by the id of the relation
    name: 'an activity with more than eight products lists them by their numbers',
    about: 'page',
    on: ['activityProducts'],
    market: listed('activityProducts', ({ rows }) =>
      rows.length > 8 ? [...rows].sort((a, b) => Number(a.proId) - Number(b.proId)) : rows,
    ),
  },
  {
    // the wrong VO
    name: 'the pictures of an activity are those of the one before',
    about: 'same',
    on: ['activityDetail'],
    edit: (call) => {
      const before = call.memory.get('banner');
      call.memory.set('banner', call.data.banner);
      if (before !== undefined) call.data.banner = before;
    },
  },
  {
    // no case in the switch
    name: 'a store without a type of service refuses its contact data',
    about: 'refused',
    on: ['merchantService'],
    market: refusing('merchantService', ({ market, params }) =>
      ['', 'email'].includes(findMerchant(market, params.id)?.serviceType ?? 'H5'),
    ),
  },
  {
    // a view of yesterday
    name: 'the two best sellers are swapped, as yesterday',
    about: 'page',
    on: ['productLeaderboard'],
    market: acting('productLeaderboard', async (ask, market, hit) => {
      const [first, second, ...others] = await market(ask);
      if (!first || !second) return [];
      hit();
      return [second, first, ...others];
    }),
  },
  {
    // toString of the locale
    name: 'names of products on the street are English in Lao',
    about: 'text',
    on: ['merchantStreet'],
    market: acting('merchantStreet', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'lo') return data;
      const english = await market({ ...ask, lang: 'en' });
      hit();
      return {
        ...data,
        list: data.list.map((row, at) => ({ ...row, proList: english.list[at]?.proList ?? null })),
      } as never;
    }),
  },
  {
    // rows of the join
    name: 'offers of a product are those of its store, too',
    about: 'filter',
    on: ['couponOffers'],
    market: acting('couponOffers', (ask, market, hit) => {
      const { productId, ...query } = ask.query;
      if (!productId || query.useType !== 2) return market(ask);
      hit();
      return market({ ...ask, query });
    }),
  },
];
