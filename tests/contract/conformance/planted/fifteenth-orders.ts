import { nextId } from '#mocks/market/context.ts';
import { acting, type PlantedFault, set } from './plant.ts';
import { forgiving, reading } from './sixth-shared.ts';

const DAY = 86_400_000;
const shifted = (time: unknown, by: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + by)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Payments, orders, applications, coupons, points, files. Before each name: what the fault breaks. */
export const FIFTEENTH_ORDERS: readonly PlantedFault[] = [
  {
    // refused when "The order is paid"
    name: 'a wallet payment that has paid can be cancelled',
    about: 'lifecycle',
    on: ['walletCancel'],
    market: forgiving('walletCancel', 'orderPaid', () => true),
  },
  {
    // the amount is what this call has captured
    name: 'a capture that is sent again is of nothing',
    about: 'same',
    on: ['walletCapture'],
    at: '*',
    edit: ({ data, sent, memory }) => {
      const key = String(sent.token);
      if (memory.has(key)) data.payPrice = '0.00';
      if (data.status === true) memory.set(key, true);
    },
  },
  {
    // copied from a mail into the settings
    name: 'the key of the card provider ends with a line break',
    about: 'text',
    on: ['payMethods'],
    edit: set('publishableKey', ({ data }) => `${String(data.publishableKey)}\n`),
  },
  {
    // "and marks it as paid"; the answer is that of before
    name: 'the result of a scan code is the one before',
    about: 'state',
    on: ['scanPayResult'],
    at: '*',
    market: (hit) => {
      const shown = new Map<string, boolean>();
      return acting('scanPayResult', async (ask, market) => {
        const data = await market(ask);
        const before = shown.get(ask.params.orderNo) ?? false;
        shown.set(ask.params.orderNo, data);
        if (before !== data) hit();
        return before;
      })(hit);
    },
  },
  {
    // identity in a column that ignores case
    name: 'capitals of an identity do not matter',
    about: 'lifecycle',
    on: ['visitorMasterOrderDetail'],
    market: (hit) =>
      acting('visitorMasterOrderDetail', (ask, market) => {
        const wanted = ask.query.identity;
        const owner = ask.market.state.users.find(
          ({ identity }) => identity.toLowerCase() === wanted.toLowerCase(),
        );
        if (!owner || owner.identity === wanted) return market(ask);
        hit();
        return market({ ...ask, query: { ...ask.query, identity: owner.identity } });
      })(hit),
  },
  {
    // joined by the mailbox
    name: 'a visitor sees the orders of another one with the same mailbox',
    about: 'lifecycle',
    on: ['visitorOrderDetail'],
    market: acting('visitorOrderDetail', (ask, market, hit) => {
      const { users, merchantOrders } = ask.market.state;
      const asking = users.find(({ identity }) => identity === ask.query.identity);
      const order = merchantOrders.find(({ no }) => no === ask.query.orderNo);
      const owner = users.find(({ id }) => id === order?.userId);
      if (!asking || !owner || asking.id === owner.id || asking.email !== owner.email)
        return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, identity: owner.identity } });
    }),
  },
  {
    // COUNT(DISTINCT order_no)
    name: 'the total of the lines to review counts their orders',
    about: 'page',
    on: ['reviewableLines'],
    market: acting('reviewableLines', async (ask, market, hit) => {
      const data = await market(ask);
      const all = await market({ ...ask, query: { ...ask.query, page: 1, limit: 10_000 } });
      const total = new Set(all.list.map(({ merOrderNo }) => merOrderNo)).size;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // save() for update(): a row without an id
    name: 'a changed application is a second one',
    about: 'state',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const { applications } = ask.market.state;
      const before = applications.find(({ id }) => id === ask.params.id);
      const copy = structuredClone(before);
      const data = await market(ask);
      if (!before || !copy) return data;
      applications.push({ ...before, id: nextId(ask.market) });
      Object.assign(before, copy);
      hit();
      return data;
    }),
  },
  {
    // "its time is set to now"
    name: 'an application that is sent again keeps its first time',
    about: 'time',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const before = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const createTime = before?.createTime;
      const data = await market(ask);
      if (!before || createTime === undefined || before.createTime === createTime) return data;
      before.createTime = createTime;
      hit();
      return data;
    }),
  },
  {
    // COUNT(*) without the member
    name: 'the total of the applications is that of all members',
    about: 'page',
    on: ['settlementRecords'],
    market: acting('settlementRecords', async (ask, market, hit) => {
      const data = await market(ask);
      const total = ask.market.state.applications.length;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // the page of an application masks what the list shows
    name: 'the phone of an application is masked on its page',
    about: 'same',
    on: ['settlementDetail'],
    at: '*',
    edit: ({ data }) => {
      if (typeof data.phone === 'string')
        data.phone = data.phone.replace(/\d{4}(?=\d{4}$)/, '****');
    },
  },
  {
    // VARCHAR(64), not strict; up to 255 characters
    name: 'the address of an application ends at 64 characters',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: reading('settlementApply', (body) => ({ ...body, address: body.address.slice(0, 64) })),
  },
  {
    // the total of the page before, by PageHelper on the same thread
    name: 'the total of the used coupons is that of all',
    about: 'page',
    on: ['couponList'],
    market: acting('couponList', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 'unusable') return data;
      const others = await market({ ...ask, query: { ...ask.query, type: 'usable' } });
      if (others.total > 0) hit();
      return { ...data, total: data.total + others.total };
    }),
  },
  {
    // sumCount of those with at least four stars
    name: 'the figures beside the newest review count the good ones',
    about: 'count',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      const sumCount = Math.round(data.sumCount * Number(data.replyChance));
      if (sumCount !== data.sumCount) hit();
      return { ...data, sumCount };
    }),
  },
  {
    // times of the courier are read as UTC
    name: 'the steps of a parcel are a day late',
    about: 'time',
    on: ['orderExpress'],
    edit: ({ data }) => {
      if (typeof data?.logisticsInfo === 'string')
        data.logisticsInfo = data.logisticsInfo.replaceAll(
          /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g,
          (time) => shifted(time, DAY),
        );
    },
  },
  {
    // stored with its sign
    name: 'points that were used are negative',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    edit: set('useIntegral', ({ data }) => -Number(data.useIntegral)),
  },
  {
    // file.encoding of the server
    name: 'other letters than Latin ones of a file name are question marks',
    about: 'kept',
    on: ['fileUpload'],
    edit: set('fileName', ({ data }) => String(data.fileName).replace(/[^\x20-\x7e]/g, '?')),
  },
];
