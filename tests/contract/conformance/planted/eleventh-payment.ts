import { acting, eachRow, listed, type PlantedFault, set, type Tree } from './plant.ts';

/** Payment, sign-in through others, settings. Before each name: what the fault breaks. */
export const ELEVENTH_PAYMENT: readonly PlantedFault[] = [
  {
    // payType: "Method of the order before this call"; read after the update
    name: 'a payment that is started says the method that was wanted',
    about: 'state',
    on: ['payStart'],
    edit: ({ data, sent }) => {
      data.payType = sent.payType;
    },
  },
  {
    // payPrice: "Amount of the order"; the amount of the products
    name: 'the wallet says the amount without the postage',
    about: 'same',
    on: ['walletCapture'],
    at: '*',
    market: acting('walletCapture', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      if (!order?.postage) return data;
      hit();
      return { ...data, payPrice: ((order.payPrice - order.postage) / 100).toFixed(2) };
    }),
  },
  {
    // "The order is paid"; @Cacheable
    name: 'the result of a scan code is that of the first question',
    about: 'state',
    on: ['scanPayResult'],
    at: '*',
    market: (hit) => {
      const held = new Map<string, boolean>();
      return acting('scanPayResult', async (ask, market) => {
        const isPaid = await market(ask);
        const first = held.get(ask.params.orderNo) ?? isPaid;
        held.set(ask.params.orderNo, first);
        if (first !== isPaid) hit();
        return first;
      })(hit);
    },
  },
  {
    // the person is looked up by the mail, which is null
    name: 'each sign-in through Google makes another account',
    about: 'same',
    on: ['googleLogin'],
    at: '*',
    edit: ({ data, nth }) => {
      data.uid = Number(data.uid) + nth * 1000;
      data.identity = `${String(data.identity)}${nth}`;
    },
  },
  {
    // agreement: "as HTML"; escaped when it was saved
    name: 'the agreement is escaped twice',
    about: 'text',
    on: ['loginMethods'],
    edit: set('agreement', ({ data }) =>
      String(data.agreement).replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ),
  },
  {
    // "As shopPayCurrency of homeIndex"; a connection in Latin-1
    name: 'the symbol of the currency is a question mark',
    about: 'same',
    on: ['payCurrency'],
    at: '*',
    respond: (text, res, request) => {
      const changed = text.replace(/(symbol\\":\s?\\").+?(\\")/, '$1?$2');
      if (changed === text) return false;
      request.pass(res, changed);
      return true;
    },
  },
  {
    // isShow: "always true here"; the tree is built from all rows
    name: 'hidden categories are in the tree',
    about: 'filter',
    on: ['productCategories'],
    edit: ({ data }) => {
      const first = (data as unknown as Tree[])[0] as Tree;
      const leaf = ((first.childList as Tree[])[0]?.childList as Tree[] | undefined)?.at(-1);
      if (leaf) leaf.isShow = false;
    },
  },
  {
    // cancelTime; the only time that is calculated in the zone of the server
    name: 'unpaid orders are cancelled eight hours earlier',
    about: 'time',
    on: ['awaitPayOrders'],
    edit: eachRow((row) => {
      if (!row.cancelTime) return;
      const time = Date.parse(`${String(row.cancelTime).replace(' ', 'T')}Z`) - 8 * 3_600_000;
      row.cancelTime = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    }),
  },
  {
    // "Reviews of deleted orders are included"; INNER JOIN … WHERE is_user_del = 0
    name: 'reviews of deleted orders are left out',
    about: 'state',
    on: ['myReviews'],
    at: '*',
    market: listed('myReviews', ({ rows, market }) =>
      rows.filter(
        ({ merOrderNo }) =>
          !market.state.merchantOrders.find(({ no }) => no === merOrderNo)?.deletedByUser,
      ),
    ),
  },
];
