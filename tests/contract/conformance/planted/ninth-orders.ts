import { money } from '#mocks/handlers/wire.ts';
import { pricePreOrder } from '#mocks/market/preorder.ts';
import { acting, listed, type PlantedFault, type Tree } from './plant.ts';
import { forgiving, reading, refusing } from './sixth-shared.ts';

/** Catalogue, stores, carts, orders, payments, refunds. Before each name: what the fault breaks. */
export const NINTH_ORDERS: readonly PlantedFault[] = [
  {
    // categoryList: "The first categories of the first level", larger `sort` first
    name: 'the mobile home page has its categories in the order of their ids',
    about: 'page',
    on: ['mobileHomeIndex'],
    edit: ({ data }) => {
      (data.categoryList as Tree[]).sort((a, b) => Number(b.id) - Number(a.id));
    },
  },
  {
    // merchantService: "Closed stores answer too."
    name: 'a closed store has no contacts',
    about: 'refused',
    on: ['merchantService'],
    market: refusing('merchantService', ({ market, params }) =>
      market.state.closedStores.includes(params.id),
    ),
  },
  {
    // keyword: "Text contained in the name"; the server reads the query as ISO-8859-1
    name: 'a search for other letters than Latin ones finds nothing',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) =>
      /[^ -\u024f]/.test(String(query.keyword ?? '')) ? [] : rows,
    ),
  },
  {
    // cartDelete: "refused when no line was removed"; the rows that exist are counted before
    name: 'nothing is removed from the cart if one of the lines is gone',
    about: 'refused',
    on: ['cartDelete'],
    market: refusing('cartDelete', ({ market, user, body }) => {
      const own = new Set(
        market.state.cart.filter(({ userId }) => userId === user?.id).map(({ id }) => id),
      );
      return body.ids.some((id) => own.has(id)) && !body.ids.every((id) => own.has(id));
    }),
  },
  {
    // cartReselect: "Sets sku and quantity of a line"
    name: 'another option of a line keeps the pieces from before',
    about: 'kept',
    on: ['cartReselect'],
    at: '*',
    market: reading('cartReselect', (body, { market }) => ({
      ...body,
      num: market.state.cart.find(({ id }) => id === body.id)?.quantity ?? body.num,
    })),
  },
  {
    // preOrderCreate: "For buy now, only the first item is used."
    name: 'of several items that are bought at once the last one counts',
    about: 'kept',
    on: ['preOrderCreate'],
    at: '*',
    market: reading('preOrderCreate', (body) =>
      body.preOrderType === 'buyNow'
        ? { ...body, orderDetails: body.orderDetails.toReversed() }
        : body,
    ),
  },
  {
    // orderPrice: "The discount must be below the product total."
    name: 'a coupon pays all products',
    about: 'state',
    on: ['orderPrice'],
    market: forgiving('orderPrice', 'couponTooBig', ({ market, user, body }) => {
      const { products, postage } = pricePreOrder(market, user?.id ?? 0, body.preOrderNo);
      return {
        couponFee: money(products),
        freightFee: money(postage),
        payFee: money(postage),
        proTotalFee: money(products),
      };
    }),
  },
  {
    // payStart, card: "calling again returns the same secret"
    name: 'a card payment that is started again has another secret',
    about: 'same',
    on: ['payStart'],
    edit: ({ data, nth }) => {
      if (typeof data.stripeClientSecret === 'string') data.stripeClientSecret += String(nth);
    },
  },
  {
    // scanPayResult: refused when it is "Not a scan-code order"
    name: 'the result of a scan code can be requested for each order',
    about: 'lifecycle',
    on: ['scanPayResult'],
    market: forgiving('scanPayResult', 'notScanOrder', () => false),
  },
  {
    // refundReason: "Why the merchant refused; empty otherwise"; read by the order
    name: 'a refund that waits has the refusal of the one before',
    about: 'state',
    on: ['refundDetail'],
    at: '*',
    market: acting('refundDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const before = ask.market.state.refunds.find(
        ({ orderNo, refusal }) => orderNo === data.merOrderNo && refusal !== null,
      );
      if (!before?.refusal || data.refundReason !== '') return data;
      hit();
      return { ...data, refundReason: before.refusal[ask.lang] };
    }),
  },
];
