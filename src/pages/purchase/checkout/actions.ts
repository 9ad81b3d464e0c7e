import {
  getOrderCreateMutationOptions,
  getPreOrderCreateMutationOptions,
} from '#generated/client/order/order.ts';
import type { OrderCreate } from '#generated/model/orderCreate.ts';
import type { OrderKey } from '#generated/model/orderKey.ts';
import type { PreOrderCreate } from '#generated/model/preOrderCreate.ts';
import type { PreOrderKey } from '#generated/model/preOrderKey.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

/** Creates the order of a pre-order. */
export const placeOrder: Write<[order: OrderCreate], OrderKey> = {
  signInFor: 'checkout',
  send: (client, data) => mutate(client, getOrderCreateMutationOptions(), { data }),
  unverified: 'the machine looks for the order',
};

/** Creates a pre-order in place of an expired one. */
export const renewPreOrder: Write<[lines: PreOrderCreate], PreOrderKey> = {
  signInFor: 'checkout',
  send: (client, data) => mutate(client, getPreOrderCreateMutationOptions(), { data }),
  unverified: 'An unused pre-order expires.',
};
