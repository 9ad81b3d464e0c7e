import { MarketError } from '#mocks/market/errors.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, type PlantedFault } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

/** Writes and caches that are wrong under a condition: a second row, a limit, another session. Before each name: what the fault breaks. */
export const SEVENTEENTH_ACTS: readonly PlantedFault[] = [
  {
    // a list of five
    name: 'the sixth line of a cart removes the first one',
    about: 'state',
    on: ['cartSave'],
    at: '*',
    market: afterwards('cartSave', ({ market, user }) => {
      const mine = market.state.cart.filter(({ userId }) => userId === user?.id);
      if (mine.length < 6) return false;
      market.state.cart = market.state.cart.filter((line) => line !== mine[0]);
      return true;
    }),
  },
  {
    // a limit of two for each call
    name: 'of many wishes at once two are added',
    about: 'state',
    on: ['collectProductBatch'],
    at: '*',
    market: reading('collectProductBatch', (body) => ({ ...body, id: body.id.slice(0, 2) })),
  },
  {
    name: 'a cancelled order of two stores gives back the pieces of the first',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const master = ask.market.state.masterOrders.find(({ no }) => no === ask.params.orderNo);
      const wasOpen = master?.cancelled === false;
      const data = await market(ask);
      const parts = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === master?.no,
      );
      if (!wasOpen || parts.length < 2) return data;
      for (const { skuId, quantity } of parts.slice(1).flatMap(({ lines }) => lines)) {
        ask.market.state.sold[skuId] = (ask.market.state.sold[skuId] ?? 0) + quantity;
        hit();
      }
      return data;
    }),
  },
  {
    // UPDATE ... LIMIT 1
    name: 'a receipt concerns the first line of the order',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      const others = order?.lines.slice(1) ?? [];
      for (const line of others) line.received = false;
      return others.length > 0;
    }),
  },
  {
    name: 'a removed address takes the flag from the default one',
    about: 'state',
    on: ['addressDelete'],
    at: '*',
    market: afterwards('addressDelete', ({ market, user }) => {
      const theirs = market.state.addresses.find(
        ({ userId, isDefault }) => userId === user?.id && isDefault,
      );
      if (theirs) theirs.isDefault = false;
      return theirs !== undefined;
    }),
  },
  {
    // is_default = NOT is_default
    name: 'the default address that is chosen again is none',
    about: 'state',
    on: ['addressSetDefault'],
    at: '*',
    market: acting('addressSetDefault', async (ask, market, hit) => {
      const address = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
      const was = address?.isDefault === true;
      const data = await market(ask);
      if (address && was) {
        address.isDefault = false;
        hit();
      }
      return data;
    }),
  },
  {
    // a switch
    name: 'a store that is followed again is followed no more',
    about: 'state',
    on: ['collectMerchantAdd'],
    at: '*',
    market: acting('collectMerchantAdd', async (ask, market, hit) => {
      const isMine = (one: { userId: number; merId: number }) =>
        one.userId === ask.user?.id && one.merId === ask.params.id;
      const was = ask.market.state.followedMerchants.some(isMine);
      const data = await market(ask);
      if (!was) return data;
      ask.market.state.followedMerchants = ask.market.state.followedMerchants.filter(
        (one) => !isMine(one),
      );
      hit();
      return data;
    }),
  },
  {
    name: 'a product that is wished again is no wish',
    about: 'state',
    on: ['collectProductAdd'],
    at: '*',
    market: acting('collectProductAdd', async (ask, market, hit) => {
      const isMine = (one: { userId: number; productId: number }) =>
        one.userId === ask.user?.id && one.productId === ask.body.id;
      const was = ask.market.state.collectedProducts.some(isMine);
      const data = await market(ask);
      if (!was) return data;
      ask.market.state.collectedProducts = ask.market.state.collectedProducts.filter(
        (one) => !isMine(one),
      );
      hit();
      return data;
    }),
  },
  {
    // count = count - 1
    name: 'who follows a store no more twice takes two followers',
    about: 'state',
    on: ['collectMerchantCancel'],
    at: '*',
    market: acting('collectMerchantCancel', async (ask, market, hit) => {
      const { followedMerchants } = ask.market.state;
      const before = followedMerchants.length;
      const data = await market(ask);
      if (ask.market.state.followedMerchants.length < before) return data;
      const other = ask.market.state.followedMerchants.findIndex(
        ({ merId }) => merId === ask.params.id,
      );
      if (other < 0) return data;
      ask.market.state.followedMerchants.splice(other, 1);
      hit();
      return data;
    }),
  },
  {
    // a cache by the token, cleared by the same token
    name: 'another session of the member sees the cart of before',
    about: 'state',
    on: ['cartList', 'cartSave'],
    at: '*',
    market: (hit) => {
      const stored = new Map<string, { userId: number; text: string }>();
      const forget = (token: string | null) => {
        for (const key of stored.keys()) if (key.startsWith(`${token} `)) stored.delete(key);
      };
      const writes = (['cartSave', 'cartSetQuantity', 'cartDelete', 'cartReselect'] as const).map(
        (id) =>
          replaceAnswer(id, async (ask, market) => {
            const data = await market(ask as never);
            forget(ask.token);
            return data as never;
          }),
      );
      return {
        ...profileWith(
          ...writes,
          replaceAnswer('orderCreate', async (ask, market) => {
            const data = await market(ask);
            forget(ask.token);
            return data;
          }),
          replaceAnswer('cartList', async (ask, market) => {
            const key = `${ask.token} ${ask.lang} ${JSON.stringify(ask.query)}`;
            const data = await market(ask);
            const text = JSON.stringify(data);
            const old = stored.get(key) ?? { userId: ask.user?.id ?? 0, text };
            stored.set(key, old);
            if (old.text !== text) hit();
            return JSON.parse(old.text) as never;
          }),
        ),
        lang: undefined as never,
      };
    },
  },
  {
    // null is stored, too
    name: 'a product that was off the shelf stays away for three reads',
    about: 'refused',
    on: ['productDetail'],
    market: (hit) => {
      const missing = new Map<number, number>();
      return acting('productDetail', async (ask, market) => {
        const { id } = ask.params;
        const left = missing.get(id) ?? 0;
        try {
          const data = await market(ask);
          if (left === 0) return data;
        } catch (error) {
          missing.set(id, 3);
          throw error;
        }
        missing.set(id, left - 1);
        hit();
        throw new MarketError('productMissing', 500);
      })(hit);
    },
  },
];
