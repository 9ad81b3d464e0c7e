import { addToCart } from '#mocks/market/cart.ts';
import { giveBackPieces, takePieces } from '#mocks/market/stock.ts';
import { acting, type PlantedFault } from './plant.ts';

/** Writes: transactions, mappers and joins as they go wrong in a service. */
export const FRESH_WRITES: readonly PlantedFault[] = [
  {
    name: 'a deleted address is still shown by its id',
    about: 'state',
    on: ['addressDetail', 'addressDelete'],
    at: '*',
    market: (hit) => {
      const seen = new Map<number, unknown>();
      return acting('addressDetail', async (ask, market) => {
        const data = await market(ask);
        const { id } = ask.params;
        if (data) seen.set(id, data);
        const owner = seen.get(id) as { uid: number } | undefined;
        if (data || owner?.uid !== ask.user?.id) return data;
        hit();
        return owner as never;
      })(hit);
    },
  },
  {
    name: 'a cancellation gives the pieces back twice',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const open = ask.market.state.merchantOrders.filter(
        ({ masterNo, status }) => masterNo === ask.params.orderNo && status === 0,
      );
      const data = await market(ask);
      for (const { lines } of open) giveBackPieces(ask.market, lines);
      if (open.length > 0) hit();
      return data;
    }),
  },
  {
    name: 'a cancellation cancels all unpaid orders',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const others = ask.market.state.masterOrders.filter(
        ({ no, userId, paid, cancelled }) =>
          no !== ask.params.orderNo && userId === ask.user?.id && !paid && !cancelled,
      );
      const data = await market(ask);
      for (const { no } of others) {
        hit();
        await market({ ...ask, params: { orderNo: no } });
      }
      return data;
    }),
  },
  {
    name: 'a receipt completes all orders of the member',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: acting('orderTake', async (ask, market, hit) => {
      const data = await market(ask);
      for (const order of ask.market.state.merchantOrders)
        if (order.userId === ask.user?.id && order.status === 1) {
          hit();
          order.status = 3;
        }
      return data;
    }),
  },
  {
    name: 'of several cart lines only the first is deleted',
    about: 'state',
    on: ['cartDelete'],
    at: '*',
    market: acting('cartDelete', (ask, market, hit) => {
      if (ask.body.ids.length > 1) hit();
      return market({ ...ask, body: { ids: ask.body.ids.slice(0, 1) } });
    }),
  },
  {
    name: 'of several wishes only the first is deleted',
    about: 'state',
    on: ['collectProductDelete'],
    at: '*',
    market: acting('collectProductDelete', (ask, market, hit) => {
      const [first = ''] = ask.body.ids.split(',');
      if (first !== ask.body.ids) hit();
      return market({ ...ask, body: { ids: first } });
    }),
  },
  {
    name: 'of a refused addition to the cart the first item stays',
    about: 'state',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const [first, second] = ask.body;
        if (first && second && ask.user) {
          addToCart(ask.market, ask.user.id, [
            { productId: first.productId, skuId: first.productAttrUnique, quantity: first.cartNum },
          ]);
          hit();
        }
        throw error;
      }
    }),
  },
  {
    name: 'a refused order keeps the pieces',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const order = ask.market.state.preOrders.find(
        ({ no, userId }) => no === ask.body.preOrderNo && userId === ask.user?.id,
      );
      try {
        return await market(ask);
      } catch (error) {
        if (order) {
          takePieces(ask.market, order.lines);
          hit();
        }
        throw error;
      }
    }),
  },
  {
    name: 'a refused order uses up its pre-order',
    about: 'refused',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const { state } = ask.market;
        const kept = state.preOrders.filter(({ no }) => no !== ask.body.preOrderNo);
        if (kept.length !== state.preOrders.length) hit();
        state.preOrders = kept;
        throw error;
      }
    }),
  },
  {
    name: 'what is bought at once is put into the cart, too',
    about: 'state',
    on: ['preOrderCreate'],
    at: '*',
    market: acting('preOrderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const [item] = ask.body.orderDetails;
      if (ask.body.preOrderType === 'buyNow' && ask.user && item?.productId && item.attrValueId) {
        hit();
        addToCart(ask.market, ask.user.id, [
          { productId: item.productId, skuId: item.attrValueId, quantity: 1 },
        ]);
      }
      return data;
    }),
  },
  {
    name: 'an order from the cart empties the whole cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const order = state.preOrders.find(({ no }) => no === ask.body.preOrderNo);
      const data = await market(ask);
      if (order?.type !== 'shoppingCart') return data;
      const kept = state.cart.filter(({ userId }) => userId !== ask.user?.id);
      if (kept.length !== state.cart.length) hit();
      state.cart = kept;
      return data;
    }),
  },
  {
    name: 'an order made at once removes the same sku from the cart',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state } = ask.market;
      const skus = state.preOrders
        .find(({ no, type }) => no === ask.body.preOrderNo && type === 'buyNow')
        ?.lines.map(({ skuId }) => skuId);
      const data = await market(ask);
      const kept = state.cart.filter(
        ({ userId, skuId }) => userId !== ask.user?.id || !skus?.includes(skuId),
      );
      if (kept.length !== state.cart.length) hit();
      state.cart = kept;
      return data;
    }),
  },
  {
    name: 'the freight of a second store is not charged',
    about: 'same',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const master = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      const [, second] = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      );
      if (master && second && second.postage > 0) {
        hit();
        master.postage -= second.postage;
        master.payPrice -= second.postage;
        second.payPrice -= second.postage;
        second.postage = 0;
      }
      return data;
    }),
  },
  {
    name: 'following a store twice counts twice',
    about: 'state',
    on: ['collectMerchantAdd'],
    at: '*',
    market: acting('collectMerchantAdd', async (ask, market, hit) => {
      const { followedMerchants } = ask.market.state;
      const mine = followedMerchants.find(
        ({ userId, merId }) => userId === ask.user?.id && merId === ask.params.id,
      );
      const data = await market(ask);
      if (mine) {
        hit();
        followedMerchants.push({ ...mine });
      }
      return data;
    }),
  },
  {
    name: 'an application that is sent again stays refused',
    about: 'state',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const found = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const before = found && { status: found.status, denialReason: found.denialReason };
      const data = await market(ask);
      if (found && before?.status === 3) {
        hit();
        Object.assign(found, before);
      }
      return data;
    }),
  },
  {
    name: 'a new review does not move the stars of a product',
    about: 'sum',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data, memory, id }) => {
      if (!memory.has(id)) memory.set(id, [data.replyStar, data.replyChance]);
      [data.replyStar, data.replyChance] = memory.get(id) as [unknown, unknown];
    },
  },
];
