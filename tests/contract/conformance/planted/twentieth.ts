import { listAddresses } from '#mocks/market/addresses.ts';
import { acting, eachRow, listed, type PlantedFault, plus, texts } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

const eightEarlier = (text: string) =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Written when the rules for the nineteenth were made. Before each name: what the fault breaks. */
export const TWENTIETH: readonly PlantedFault[] = [
  {
    // price is a VARCHAR
    name: 'the lowest price in a store is compared as a text',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', async ({ rows, query, others }) => {
      if (!query.minPrice) return rows;
      const all = await others({ minPrice: undefined });
      return all.filter(({ price }) => String(price) >= String(query.minPrice));
    }),
  },
  {
    // count(*) without the member
    name: 'the total of the own reviews is that of all members',
    about: 'page',
    on: ['myReviews'],
    market: acting('myReviews', async (ask, market, hit) => {
      const data = await market(ask);
      const total = ask.market.state.reviews.length;
      if (total !== data.total) hit();
      return { ...data, total, pages: Math.ceil(total / data.pageSize) };
    }),
  },
  {
    // INSERT of the new ones, without DELETE
    name: 'an application that is sent again keeps its old documents, too',
    about: 'kept',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const own = () => ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const before = own()?.pictures ?? [];
      const data = await market(ask);
      const application = own();
      if (!application || before.join() === application.pictures.join()) return data;
      application.pictures = [...before, ...application.pictures];
      hit();
      return data;
    }),
  },
  {
    // the mapper of one tab
    name: 'completed orders were paid eight hours earlier in their list',
    about: 'time',
    on: ['orderList'],
    at: '*',
    edit: (call) => {
      if (call.query.get('type') === '3') texts(['payTime'], eightEarlier)(call);
    },
  },
  {
    // HtmlUtils.htmlEscape in the list of a product only
    name: 'comments are escaped on the page of the product',
    about: 'kept',
    on: ['productReviews'],
    at: '*',
    edit: texts(['comment'], (text) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;')),
  },
  {
    // if (pictures.contains(","))
    name: 'a single picture of a refund is lost',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market }) => {
      const refund = market.state.refunds.at(-1);
      if (refund?.pictures.length !== 1) return false;
      refund.pictures = [];
      return true;
    }),
  },
  {
    // Math.min(number, 2)
    name: 'more than two pieces that are bought at once are two',
    about: 'kept',
    on: ['preOrderCreate'],
    at: '*',
    market: afterwards('preOrderCreate', ({ market, body }) => {
      const line = market.state.preOrders.at(-1)?.lines[0];
      if (body.preOrderType !== 'buyNow' || !line || line.quantity <= 2) return false;
      line.quantity = 2;
      return true;
    }),
  },
  {
    name: 'another option has as many pieces as the one before',
    about: 'kept',
    on: ['cartReselect'],
    at: '*',
    market: acting('cartReselect', (ask, market, hit) => {
      const line = ask.market.state.cart.find(({ id }) => id === ask.body.id);
      const num = line?.quantity ?? ask.body.num;
      if (num !== ask.body.num) hit();
      return market({ ...ask, body: { ...ask.body, num } });
    }),
  },
  {
    // DEFAULT 0
    name: 'received coupons have no minimum',
    about: 'same',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      row.minPrice = '0.00';
    }),
  },
  {
    name: 'whether stores are run by the platform is ignored on the second page',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      Number(query.page) > 1 && query.isSelf !== undefined ? others({ isSelf: undefined }) : rows,
    ),
  },
  {
    name: 'what a visitor looks up lacks the freight in its total',
    about: 'sum',
    on: ['visitorOrderDetail'],
    edit: ({ data }) => {
      data.totalPrice = plus(data.totalPrice, -Math.round(Number(data.totalPostage) * 100));
    },
  },
  {
    // VARCHAR(50)
    name: 'a note of an order ends at 50 characters',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark && { mark: body.mark.slice(0, 50) }),
    })),
  },
  {
    // pagehelper.reasonable
    name: 'a page of followed stores beyond the end is the last one',
    about: 'page',
    on: ['collectMerchantList'],
    market: acting('collectMerchantList', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.list.length > 0 || data.pages === 0) return data;
      hit();
      return market({ ...ask, query: { ...ask.query, page: data.pages } });
    }),
  },
  {
    // INSERT without a unique key
    name: 'a product that is wished again with others is there twice',
    about: 'state',
    on: ['collectProductBatch'],
    at: '*',
    market: acting('collectProductBatch', async (ask, market, hit) => {
      const mine = ask.market.state.collectedProducts.filter(
        ({ userId, productId }) => userId === ask.user?.id && ask.body.id.includes(productId),
      );
      const data = await market(ask);
      if (mine.length === 0) return data;
      ask.market.state.collectedProducts.push(...mine);
      hit();
      return data;
    }),
  },
  {
    // ORDER BY is_default DESC LIMIT 1
    name: 'without a default address the newest one is it',
    about: 'state',
    on: ['addressDefault'],
    at: '*',
    market: acting('addressDefault', async (ask, market, hit) => {
      const data = await market(ask);
      const [newest] = listAddresses(ask.market, ask.user?.id ?? 0);
      if (data || !newest) return data;
      hit();
      const { userId: uid, ...fields } = newest;
      return { ...fields, uid };
    }),
  },
];
