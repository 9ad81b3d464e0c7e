import { MarketError } from '#mocks/market/errors.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, type PlantedFault, type Tree } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

const copyOf = (value: unknown): never => structuredClone(value) as never;

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
  {
    // charset of the connection
    name: 'accents of a review are lost',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    })),
  },
  {
    // NO_BACKSLASH_ESCAPES is off, and the text is in the statement
    name: 'backslashes of a note are lost',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark && { mark: body.mark.replaceAll('\\', '') }),
    })),
  },
  {
    // VARCHAR(500), not strict
    name: 'a review ends at 255 characters',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({ ...body, comment: body.comment.slice(0, 255) })),
  },
  {
    // stock > quantity
    name: 'the last pieces cannot be ordered',
    about: 'refused',
    on: ['preOrderCreate'],
    market: refusing('preOrderCreate', ({ market, body }) => {
      const [first] = body.orderDetails as Tree[];
      const sku = market.catalogue.products
        .flatMap(({ skus }) => skus)
        .find(({ id }) => id === first?.attrValueId);
      if (!sku || body.preOrderType !== 'buyNow') return false;
      const { sold, restocked } = market.state;
      const left = sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0);
      return left === first?.productNum;
    }),
  },
  {
    // List.subList(0, 3)
    name: 'a refund keeps two of its pictures',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market }) => {
      const refund = market.state.refunds.at(-1);
      if (!refund || refund.pictures.length < 3) return false;
      refund.pictures = refund.pictures.slice(0, 2);
      return true;
    }),
  },
  {
    name: 'the coupon of an order of two stores has no time of its use',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const master = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      const parts = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      );
      const mine = ask.market.state.userCoupons.find(({ id }) => id === master?.userCouponId);
      if (!mine || parts.length < 2) return data;
      mine.useTime = null;
      hit();
      return data;
    }),
  },
  {
    // UPDATE cart SET quantity by the product
    name: 'a new quantity is that of all options of the product in the cart',
    about: 'state',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, user, body }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      const twins = market.state.cart.filter(
        (one) => one !== line && one.userId === user?.id && one.productId === line?.productId,
      );
      for (const one of twins) one.quantity = body.number;
      return twins.length > 0;
    }),
  },
  {
    // put before the check
    name: 'a pre-order that is refused counts in the cart',
    about: 'state',
    on: ['preOrderCreate'],
    at: '*',
    market: acting('preOrderCreate', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const line = ask.market.state.cart.find(({ userId }) => userId === ask.user?.id);
        if (line) {
          line.quantity += 1;
          hit();
        }
        throw error;
      }
    }),
  },
  {
    // a batch of 1 for each store
    name: 'the second line of a store in an order has one piece',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      for (const { lines } of ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      ))
        for (const line of lines.slice(1)) {
          if (line.quantity === 1) continue;
          line.quantity = 1;
          hit();
        }
      return copyOf(data);
    }),
  },
];
