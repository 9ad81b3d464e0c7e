import { getPreOrderCreateMutationOptions } from '#generated/client/order/order.ts';
import type { PreOrderKey } from '#generated/model/preOrderKey.ts';
import { PreOrderType } from '#generated/model/preOrderType.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

/** Opens a checkout for pieces of a sku that are not in the cart. */
export const buyNow: Write<[productId: number, skuId: number, quantity: number], PreOrderKey> = {
  signInFor: 'checkout',
  send: (client, productId, skuId, quantity) =>
    mutate(client, getPreOrderCreateMutationOptions(), {
      data: {
        preOrderType: PreOrderType.buyNow,
        orderDetails: [{ productId, attrValueId: skuId, productNum: quantity }],
      },
    }),
  unverified: 'An unused pre-order expires.',
};
