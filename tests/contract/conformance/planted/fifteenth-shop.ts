import { nextId } from '#mocks/market/context.ts';
import { acting, deep, listed, listIn, type PlantedFault, rowsOf, set } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

const DAY = 86_400_000;
const shifted = (time: unknown, by: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + by)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Catalogue, wishes, cart, payments, orders, applications. Before each name: what the fault breaks. */
export const FIFTEENTH_SHOP: readonly PlantedFault[] = [
  {
    // WHERE without pid = 0
    name: 'categories of a store of the second level are of the first, too',
    about: 'page',
    on: ['storeCategories'],
    edit: (call) => {
      const rows = rowsOf(call);
      rows.push(...rows.flatMap((row) => listIn(row, 'childList')));
    },
  },
  {
    // a join of the tree with itself
    name: 'a category is below two others',
    about: 'page',
    on: ['productCategories'],
    edit: (call) => {
      const [one, other] = rowsOf(call);
      const [child] = listIn(one ?? {}, 'childList');
      if (other && child) listIn(other, 'childList').push(child);
    },
  },
  {
    // WHERE without the state of the store
    name: 'products of closed stores are among the best sellers',
    about: 'state',
    on: ['productLeaderboard'],
    market: acting('productLeaderboard', async (ask, market, hit) => {
      const { state } = ask.market;
      const data = await market(ask);
      const closed = state.closedStores;
      state.closedStores = [];
      const all = await market(ask);
      state.closedStores = closed;
      if (JSON.stringify(all) !== JSON.stringify(data)) hit();
      return all;
    }),
  },
  {
    // written by a queue: visible at the second look
    name: 'a new wish is not in the first list after it',
    about: 'state',
    on: ['collectProductList'],
    at: '*',
    market: (hit) => {
      const known = new Set<unknown>();
      const seen = new Set<unknown>();
      return listed('collectProductList', ({ rows, query }) => {
        const isFirst = seen.size === 0;
        seen.add(JSON.stringify(query));
        const shown = rows.filter(({ id }) => isFirst || known.has(id));
        for (const { id } of rows) known.add(id);
        return shown;
      })(hit);
    },
  },
  {
    // DELETE … WHERE product_id = ?
    name: 'a wish is removed for everybody',
    about: 'state',
    on: ['collectProductCancel'],
    at: '*',
    market: afterwards('collectProductCancel', ({ market: { state }, params }) => {
      const kept = state.collectedProducts.filter(({ productId }) => productId !== params.proId);
      const isMore = kept.length < state.collectedProducts.length;
      state.collectedProducts = kept;
      return isMore;
    }),
  },
  {
    // DELETE … WHERE uid = ?
    name: 'with one store no store is followed any more',
    about: 'state',
    on: ['collectMerchantCancel'],
    at: '*',
    market: afterwards('collectMerchantCancel', ({ market: { state }, user }) => {
      const kept = state.followedMerchants.filter(({ userId }) => userId !== user?.id);
      const isMore = kept.length < state.followedMerchants.length;
      state.followedMerchants = kept;
      return isMore;
    }),
  },
  {
    // UPDATE … SET create_time WHERE uid = ?
    name: 'all followed stores get the time of the newest one',
    about: 'state',
    on: ['collectMerchantAdd'],
    at: '*',
    market: afterwards('collectMerchantAdd', ({ market, user }) => {
      const own = market.state.followedMerchants.filter(({ userId }) => userId === user?.id);
      const newest = Math.max(...own.map(({ createTime }) => createTime));
      const older = own.filter(({ createTime }) => createTime < newest - 1000);
      for (const row of older) row.createTime = newest;
      return older.length > 0;
    }),
  },
  {
    // "removed first and added again"; INSERT alone, with a unique key
    name: 'a product that is wished already stops the others',
    about: 'refused',
    on: ['collectProductBatch'],
    market: refusing('collectProductBatch', ({ market, user, body }) =>
      market.state.collectedProducts.some(
        ({ userId, productId }) => userId === user?.id && body.id.includes(productId),
      ),
    ),
  },
  {
    // "marks it valid"
    name: 'another option leaves a line invalid',
    about: 'state',
    on: ['cartReselect'],
    at: '*',
    market: (hit) =>
      acting('cartReselect', async (ask, market) => {
        const line = ask.market.state.cart.find(({ id }) => id === ask.body.id);
        const wasValid = line?.valid ?? true;
        const data = await market(ask);
        const after = ask.market.state.cart.find(({ id }) => id === ask.body.id);
        if (!after || wasValid) return data;
        after.valid = false;
        hit();
        return data;
      })(hit),
  },
  {
    // is_del = 1; ON DUPLICATE KEY UPDATE num = num + ?
    name: 'an option that is put into the cart again has the pieces of the removed line, too',
    about: 'state',
    on: ['cartDelete', 'cartSave'],
    at: '*',
    market: (hit) => {
      const removed = new Map<string, number>();
      const key = (userId: number | undefined, skuId: number) => `${userId} ${skuId}`;
      return {
        ...acting('cartDelete', async (ask, market) => {
          const before = ask.market.state.cart.filter(({ id }) => ask.body.ids.includes(id));
          const data = await market(ask);
          for (const { userId, skuId, quantity } of before)
            removed.set(key(userId, skuId), quantity);
          return data;
        })(hit),
        ...acting('cartSave', async (ask, market) => {
          const data = await market(ask);
          for (const { productAttrUnique: skuId } of ask.body) {
            const line = ask.market.state.cart.find(
              (one) => one.userId === ask.user?.id && one.skuId === skuId,
            );
            const old = removed.get(key(ask.user?.id, skuId));
            removed.delete(key(ask.user?.id, skuId));
            if (!line || old === undefined) continue;
            line.quantity = Math.min(99, line.quantity + old);
            hit();
          }
          return data;
        })(hit),
      };
    },
  },
  {
    // a foreign key of the orders
    name: 'an address that an order went to cannot be deleted',
    about: 'refused',
    on: ['addressDelete'],
    market: refusing('addressDelete', ({ market, user, body }) =>
      market.state.masterOrders.some(
        ({ userId, addressId }) => userId === user?.id && addressId === body.id,
      ),
    ),
  },
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
      const told = new Map<string, boolean>();
      return acting('scanPayResult', async (ask, market) => {
        const data = await market(ask);
        const before = told.get(ask.params.orderNo) ?? false;
        told.set(ask.params.orderNo, data);
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
    edit: ({ data }) =>
      deep(data, (tree) => {
        for (const [key, value] of Object.entries(tree))
          if (key === 'AcceptTime' && typeof value === 'string') tree[key] = shifted(value, DAY);
      }),
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
