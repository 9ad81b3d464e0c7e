import { getCartSaveMutationOptions } from '#generated/client/cart/cart.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

/** Adds pieces of a sku. */
export const addToCart: Write<[productId: number, skuId: number, quantity: number]> = {
  signInFor: 'cart',
  send: (client, productId, skuId, quantity) =>
    mutate(client, getCartSaveMutationOptions(), {
      data: [{ productId, productAttrUnique: skuId, cartNum: quantity }],
    }),
  unverified: 'Pieces add up.',
};
