import { homeHandlers } from '#mocks/handlers/home.ts';
import { listReviews } from '#mocks/market/review-queries.ts';
import { acting, eachRow, firstOf, listIn, type PlantedFault, set, type Tree } from './plant.ts';

const jsonOf = (text: unknown): Tree => JSON.parse(String(text)) as Tree;
const CHANNELS: Tree = {
  H5: 'serviceLink',
  phone: 'servicePhone',
  message: 'serviceMessage',
  email: 'serviceEmail',
};

/** States of orders, refunds and parcels, and values of the catalogue that have to agree. */
export const FOURTH_VALUES: readonly PlantedFault[] = [
  {
    // "After a refusal its refund state returns to 0"
    name: 'a refused refund keeps its order in a refund',
    about: 'state',
    on: ['refundList', 'refundDetail', 'orderDetail', 'orderList'],
    edit: (call) => {
      const { data, memory } = call;
      const note = (row: Tree) => {
        if (row.refundOrderNo !== undefined && row.refundStatus === 1)
          memory.set(String(row.merOrderNo), true);
        const isRefused = row.refundOrderNo === undefined && memory.has(String(row.orderNo));
        if (isRefused && row.refundStatus === 0) row.refundStatus = 1;
      };
      note(data);
      eachRow(note)(call);
    },
  },
  {
    // LogisticsState 0: "No tracking yet"
    name: 'a parcel with steps has no tracking yet',
    about: 'state',
    on: ['orderExpress'],
    edit: ({ data }) => {
      if (String(data.logisticsInfo).includes('AcceptTime')) data.state = 0;
    },
  },
  {
    // OrderLine isReply: "Whether a review was written"
    name: 'one review marks all lines of its order',
    about: 'state',
    on: ['orderDetail', 'orderList'],
    at: '*',
    edit: (call) => {
      const mark = (order: Tree) => {
        const lines = listIn(order, 'orderInfoList');
        if (lines.some(({ isReply }) => isReply)) for (const line of lines) line.isReply = true;
      };
      mark(call.data);
      eachRow(mark)(call);
    },
  },
  {
    // OrderStatus 9: "Cancelled"
    name: 'a cancelled order waits for its shipping',
    about: 'state',
    on: ['orderDetail', 'orderList'],
    edit: (call) => {
      const reopen = (order: Tree) => {
        if (order.status === 9) order.status = 0;
      };
      reopen(call.data);
      eachRow(reopen)(call);
    },
  },
  {
    // homeActivities: "at most 8, or 3 for type 2"
    name: 'an activity with small tiles shows eight products',
    about: 'same',
    on: ['homeActivities'],
    market: acting('homeActivities', async (ask, market, hit) => {
      const wider = async (activity: Awaited<ReturnType<typeof market>>[number]) => {
        if (activity.type !== 2) return activity;
        const page = await homeHandlers.activityProducts({
          ...ask,
          params: { aid: activity.id },
          query: { page: 1, limit: 8 },
        });
        if (page.list.length > activity.productList.length) hit();
        return { ...activity, productList: page.list };
      };
      return Promise.all((await market(ask)).map(wider));
    }),
  },
  {
    // MobileHome categoryList: "first categories of the first level"
    name: 'the mobile home page shows categories of the second level',
    about: 'same',
    on: ['mobileHomeIndex'],
    at: '*',
    market: acting('mobileHomeIndex', async (ask, market, hit) => {
      hit();
      const second = ask.market.catalogue.categories.filter(({ level }) => level === 2);
      const categoryList = second
        .slice(0, 6)
        .map(({ id, name }) => ({ id, name: name[ask.lang], icon: null }));
      return { ...(await market(ask)), categoryList };
    }),
  },
  {
    // homeIndex shopPayCurrency, payCurrency: the display currency of the shop
    name: 'the home page has another currency than the shop',
    about: 'same',
    on: ['homeIndex'],
    at: '*',
    edit: set('shopPayCurrency', ({ data }) =>
      JSON.stringify({ ...jsonOf(data.shopPayCurrency), symbol: '€', currency: '欧元' }),
    ),
  },
  {
    // serviceType: "The field to use"
    name: 'the channel of the service of a store is empty',
    about: 'same',
    on: ['merchantService'],
    edit: ({ data }) => {
      const field = CHANNELS[String(data.serviceType)];
      if (typeof field === 'string') data[field] = '';
    },
  },
  {
    // starLevel: "Stars, 1 to 5", of the one store in its card and on its page
    name: 'a store has other stars on its own page',
    about: 'same',
    on: ['merchantIndex'],
    at: '*',
    edit: set('starLevel', ({ data }) => (data.starLevel === 3 ? 2 : 6 - Number(data.starLevel))),
  },
  {
    // attrValue: "JSON text of specification name to value"
    name: 'values of a sku have ids of its options as keys',
    about: 'same',
    on: ['productDetail', 'productSkuDetail'],
    edit: ({ data }) => {
      const ids = new Map(
        listIn(data, 'productAttr').map(({ attrName, id }) => [String(attrName), String(id)]),
      );
      for (const sku of Object.values((data.productValue ?? {}) as Record<string, Tree>)) {
        const values = Object.entries(jsonOf(sku.attrValue));
        sku.attrValue = JSON.stringify(
          Object.fromEntries(values.map(([name, value]) => [ids.get(name) ?? name, value])),
        );
      }
    },
  },
  {
    // replyStar: "Average stars, rounded down"
    name: 'the average of stars is rounded up',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    market: acting('productReviewCount', async (ask, market, hit) => {
      const data = await market(ask);
      const stars = listReviews(ask.market, ask.params.id, 0).map(({ star }) => star);
      if (stars.length === 0) return data;
      const replyStar = Math.ceil(stars.reduce((sum, star) => sum + star, 0) / stars.length);
      if (replyStar !== data.replyStar) hit();
      return { ...data, replyStar };
    }),
  },
  {
    // ProductInfo browse: "Number of views"; each look counts
    name: 'the views of a product become fewer',
    about: 'state',
    on: ['productDetail'],
    edit: ({ data, nth }) => {
      (data.productInfo as Tree).browse = Math.max(0, 5000 - nth);
    },
  },
  {
    // "Stock reduced at creation, sales counter increased"
    name: 'the sold pieces of a product never change',
    about: 'state',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, memory, id }) => {
      const product = data.productInfo as Tree;
      product.sales = firstOf(memory, id, product.sales);
    },
  },
  {
    // authorizationURL: where the shopper approves the request with this token
    name: 'the page of Twitter gets another token',
    about: 'same',
    on: ['twitterRequestToken'],
    edit: ({ data }) => {
      for (const key of ['authorizationURL', 'authenticationURL'])
        data[key] = String(data[key]).replace(/oauth_token=[^&]*/, 'oauth_token=0000');
    },
  },
  {
    // qualificationPicture: "JSON text of the pictures of licences"
    name: 'the licences of a store are one text with commas',
    about: 'form',
    on: ['merchantDetail'],
    edit: set('qualificationPicture', ({ data }) =>
      (JSON.parse(String(data.qualificationPicture)) as string[]).join(','),
    ),
  },
];
