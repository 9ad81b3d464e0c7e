import { acting, listed, listIn, type PlantedFault, rowsOf } from './plant.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { afterwards, refusing } from './sixth-shared.ts';

/** Categories, wishes, followed stores, the cart, addresses. Before each name: what the fault breaks. */
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
      const key = (userId: number | undefined, skuId: number) => `${userId ?? ''} ${skuId}`;
      return profileWith(
        replaceAnswer('cartDelete', async (ask, market) => {
          const before = ask.market.state.cart.filter(({ id }) => ask.body.ids.includes(id));
          const data = await market(ask);
          for (const { userId, skuId, quantity } of before)
            removed.set(key(userId, skuId), quantity);
          return data;
        }),
        replaceAnswer('cartSave', async (ask, market) => {
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
        }),
      );
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
];
