import type { QueryClient } from '@tanstack/react-query';
import {
  getCartDeleteMutationOptions,
  getCartListQueryKey,
  getCartReselectMutationOptions,
  getCartSaveMutationOptions,
  getCartSetQuantityMutationOptions,
} from '#generated/client/cart/cart.ts';
import { getPreOrderCreateMutationOptions } from '#generated/client/order/order.ts';
import { getProductDetailQueryOptions } from '#generated/client/product/product.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { CartReset } from '#generated/model/cartReset.ts';
import type { PreOrderKey } from '#generated/model/preOrderKey.ts';
import { PreOrderType } from '#generated/model/preOrderType.ts';
import { mayHaveHappened } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { mutate } from '#/api/mutate.ts';
import { messageOf } from '#/api/policy.ts';
import { readNow } from '#/api/read-now.ts';
import { addWishes } from '#/domain/product/actions.ts';
import type { Write } from '#/session/write.ts';
import { lastFirst } from '#/backend/rows.ts';
import { linesOf, MAX_QUANTITY } from '../lines.ts';
import { readCart } from '../read-cart.ts';

/** @param name for the sentence if the line was removed elsewhere, which the message of the backend does not name */
export const setQuantity: Write<[id: number, quantity: number, name: string]> = {
  signInFor: 'cart',
  send: (client, id, number) =>
    mutate(client, getCartSetQuantityMutationOptions(), { data: { id, number } }),
  verify: async ({ client }, id, quantity) => {
    const { valid } = await readCart(client);
    return linesOf(valid).some((line) => line.id === id && line.cartNum === quantity);
  },
  explain: ({ client, error, t }, id, _quantity, name) => {
    if (error.kind !== 'answer') return messageOf(error, t);
    const lists = [true, false].map((isValid) =>
      client.getQueryData<CartMerchantGroup[]>(getCartListQueryKey({ isValid })),
    );
    // Read by `verify`, unless that failed.
    const isRemoved = lists.every(
      (groups) => groups && !linesOf(groups).some((line) => line.id === id),
    );
    return isRemoved ? t('cart.problemRemoved', { name }) : messageOf(error, t);
  },
};

/** Chooses another option for a line. */
export const reselect: Write<[data: CartReset]> = {
  signInFor: 'cart',
  send: (client, data) => mutate(client, getCartReselectMutationOptions(), { data }),
  // The pieces of another line of the same sku are added.
  verify: async ({ client }, { id, unique }) => {
    const { valid } = await readCart(client);
    return linesOf(valid).some((line) => line.id === id && line.attrId === unique);
  },
};

/** A line to remove, and what its undo needs. */
export interface RemovedLine {
  line: CartLine;
  isDeselected: boolean;
  /** null if the line does not move to the wishlist; receives its product if it was not listed before */
  newWishes: Set<number> | null;
}

/** Whether a product is on the wishlist. If that cannot be read it counts as listed, so that undo does not remove it. */
async function isWished(client: QueryClient, productId: number): Promise<boolean> {
  try {
    return (await readNow(client, getProductDetailQueryOptions(productId))).userCollect;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return true;
  }
}

/** Removes lines, after adding the products of those that move to the wishlist. */
export const removeLines: Write<[rows: readonly RemovedLine[]]> = {
  signInFor: 'cart',
  send: async (client, rows) => {
    for (const { line, newWishes } of rows) {
      if (!newWishes) continue;
      const { productId } = line;
      const isNew = !(await isWished(client, productId));
      await addWishes.send(client, [productId]);
      if (isNew) newWishes.add(productId);
    }
    await mutate(client, getCartDeleteMutationOptions(), {
      data: { ids: rows.map(({ line }) => line.id) },
    });
  },
  verify: async ({ client, error }, rows) => {
    // Otherwise a product was not added to the wishlist.
    if (error.operation !== 'cartDelete') return false;
    const { valid, invalid } = await readCart(client);
    const remaining = new Set(linesOf([...valid, ...invalid]).map(({ id }) => id));
    return !rows.some(({ line }) => remaining.has(line.id));
  },
};

/** Puts removed lines back. */
export const restoreLines: Write<[rows: readonly RemovedLine[]]> = {
  signInFor: 'cart',
  send: (client, rows) =>
    mutate(client, getCartSaveMutationOptions(), {
      data: lastFirst(rows).map(({ line: { productId, attrId, cartNum } }) => ({
        productId,
        productAttrUnique: attrId ?? 0,
        cartNum: Math.min(cartNum, MAX_QUANTITY),
      })),
    }),
  // Without a response the lines may be saved, and a second save would double their quantities.
  verify: async ({ client, error }, rows) => {
    // A line of the same sku may have been there before.
    if (!mayHaveHappened(error)) return 'notDone';
    const known = linesOf((await readCart(client)).valid);
    const isThere = ({ line }: RemovedLine) => known.some(({ attrId }) => attrId === line.attrId);
    return rows.every(isThere);
  },
  explain: ({ error, t }, rows) =>
    t(rows.length === 1 ? 'cart.notRestored' : 'cart.notRestoredSeveral', {
      name: rows[0]?.line.storeName ?? '',
      why: messageOf(error, t),
    }),
};

/** Opens a checkout for lines of the cart. */
export const orderLines: Write<[ids: readonly number[]], PreOrderKey> = {
  signInFor: 'checkout',
  send: (client, ids) =>
    mutate(client, getPreOrderCreateMutationOptions(), {
      data: {
        preOrderType: PreOrderType.shoppingCart,
        orderDetails: ids.map((id) => ({ shoppingCartId: id })),
      },
    }),
  unverified: 'An unused pre-order expires.',
};
