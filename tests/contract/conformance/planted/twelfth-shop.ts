import {
  acting,
  eachRow,
  envelopes,
  firstOf,
  listed,
  type PlantedFault,
  rowsOf,
  type Tree,
} from './plant.ts';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const EIGHT_HOURS = 8 * 3_600_000;
const shifted = (time: unknown, by: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + by)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Catalogue, stores, wish list, coupons, sign-in, settings. Before each name: what the fault breaks. */
export const TWELFTH_SHOP: readonly PlantedFault[] = [
  {
    // price is a VARCHAR column: '9.90' > '100'
    name: 'prices are compared as texts',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query }) =>
      query.minPrice === undefined
        ? rows
        : rows.filter(({ price }) => String(price) >= String(query.minPrice)),
    ),
  },
  {
    // productList: "at most 3 for type 2"
    name: 'an activity in tiles has as many products as the others',
    about: 'page',
    on: ['homeActivities'],
    edit: (call) => {
      const [most] = rowsOf(call)
        .map(({ productList }) => productList as Tree[])
        .toSorted((one, other) => other.length - one.length);
      for (const row of rowsOf(call)) if (row.type === 2) row.productList = most;
    },
  },
  {
    // productReply: "The newest review"; ORDER BY without DESC
    name: 'the review beside the figures is the oldest',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      if (!data.productReply || data.sumCount < 2) return data;
      hit();
      return {
        ...data,
        productReply: { ...data.productReply, id: 1, createTime: '2024-01-01 08:00:00' },
      };
    }),
  },
  {
    // @Cacheable without the id of the store
    name: 'all stores have the categories of the first one',
    about: 'same',
    on: ['storeCategories'],
    at: '*',
    market: (hit) => {
      const held = new Map<string, unknown>();
      return acting('storeCategories', async (ask, market) => {
        const data = await market(ask);
        const first = firstOf(held, ask.lang, data);
        if (first !== data) hit();
        return first;
      })(hit);
    },
  },
  {
    // servicePhone: "Phone number"; masked in one of the two
    name: 'the phone of a store is masked in its contacts',
    about: 'same',
    on: ['merchantService'],
    at: '*',
    edit: ({ data }) => {
      data.servicePhone = String(data.servicePhone).replace(/\d(?=\D*\d{3})/g, '*');
    },
  },
  {
    // "Address that pictures are served from. Pictures in answers already include it."
    name: 'pictures are said to be on another host',
    about: 'same',
    on: ['imageDomain'],
    respond: envelopes((envelope) => {
      envelope.data = 'http://10.0.3.17:9000';
      return true;
    }),
  },
  {
    // price: "Price now"; stored with the row
    name: 'a wish has the price of the day it was added',
    about: 'same',
    on: ['collectProductList'],
    at: '*',
    edit: eachRow((row, _, { memory }) => {
      row.price = firstOf(memory, String(row.id), row.price);
    }),
  },
  {
    // endTime: "Usable until"; a day at 00:00 of the zone of the server
    name: 'coupons end eight hours earlier in the list of a member',
    about: 'time',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      row.endTime = shifted(row.endTime, -EIGHT_HOURS);
    }),
  },
  {
    // minPrice: "Minimum spend"; compared with the sum of all stores
    name: 'coupons whose minimum is not reached are offered for an order',
    about: 'state',
    on: ['orderCoupons'],
    at: '*',
    edit: ({ data }) => {
      for (const row of data as unknown as Tree[]) row.minPrice = '99999.00';
    },
  },
  {
    // "used again": the code 500 has its text in the language of the server
    name: 'a refused coupon says why in the language of the server',
    about: 'text',
    on: ['couponReceive', 'productCategories'],
    at: ['couponReceive'],
    respond: envelopes((envelope) => {
      if (envelope.code === 200) return false;
      envelope.message = '您已领取过该优惠券';
      return true;
    }),
  },
  {
    // "The token belongs to a user"; @Cacheable
    name: 'a token still exists after the sign-out',
    about: 'state',
    on: ['tokenExists'],
    market: (hit) => {
      const known = new Set<string>();
      return acting('tokenExists', async (ask, market) => {
        const isThere = await market(ask);
        if (isThere && ask.token) known.add(ask.token);
        if (isThere || !ask.token || !known.has(ask.token)) return isThere;
        hit();
        return true;
      })(hit);
    },
  },
  {
    // "Public identity of the user": a prefix and the date
    name: 'all visitors of a day have one identity',
    about: 'same',
    on: ['visitorRegister'],
    edit: ({ data }) => {
      data.identity = 'visitor20261129';
    },
  },
  {
    // email: "Full e-mail address, not masked"
    name: 'the own mail is masked',
    about: 'same',
    on: ['userInfo'],
    edit: ({ data }) => {
      if (typeof data.email === 'string') data.email = data.email.replace(/^(.).*@/, '$1***@');
    },
  },
  {
    // integral: "Points left"
    name: 'the points of a profile include frozen ones',
    about: 'same',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const frozen = ask.market.state.points
        .filter(({ userId, state }) => userId === ask.user?.id && state === 'frozen')
        .reduce((sum, { points }) => sum + points, 0);
      if (frozen > 0) hit();
      return { ...data, integral: data.integral + frozen };
    }),
  },
  {
    // minPrice of productList; the tax is added after the filter
    name: 'prices of search results are rounded to whole amounts',
    about: 'same',
    on: ['productList'],
    at: '*',
    edit: eachRow((row) => {
      row.price = ((Math.floor(cents(row.price) / 100) * 100) / 100).toFixed(2);
    }),
  },
];
