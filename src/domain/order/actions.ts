import type { TFunction } from 'i18next';
import { getCartSaveMutationOptions } from '#generated/client/cart/cart.ts';
import {
  getOrderCancelMutationOptions,
  getOrderDeleteMutationOptions,
  getOrderTakeMutationOptions,
} from '#generated/client/order/order.ts';
import { mutate } from '#/api/mutate.ts';
import { loadCode } from '#/router/chunk-failure.ts';
import type { Failed, Write } from '#/session/write.ts';
import type { ProductLine } from './order-line.tsx';

/** Reads what is true now of an order. */
const verdict =
  (name: keyof typeof import('./verdicts.ts')) =>
  async ({ client }: Failed, orderNo: string): Promise<boolean> =>
    (await loadCode(() => import('./verdicts.ts')))[name](client, orderNo);

/** Cancels a master order. */
export const cancelOrder: Write<[orderNo: string]> = {
  signInFor: 'orders',
  send: (client, orderNo) => mutate(client, getOrderCancelMutationOptions(), { orderNo }),
  verify: verdict('isOrderCancelled'),
};

/** Hides a finished merchant order from the shopper. */
export const deleteOrder: Write<[orderNo: string]> = {
  signInFor: 'orders',
  send: (client, orderNo) => mutate(client, getOrderDeleteMutationOptions(), { orderNo }),
  verify: verdict('isOrderDeleted'),
};

/** Confirms the receipt of a merchant order. */
export const confirmReceipt: Write<[orderNo: string]> = {
  signInFor: 'orders',
  send: (client, orderNo) => mutate(client, getOrderTakeMutationOptions(), { orderNo }),
  verify: verdict('isOrderReceived'),
};

/** Puts the lines of an order in the cart. The texts say what is missing there, and why. */
export const buyLinesAgain: Write<
  [lines: readonly ProductLine[], t: TFunction],
  { isAdded: boolean; texts: string[] }
> = {
  signInFor: 'cart',
  send: async (client, lines, t) => {
    const { availableNow, buyAgain, notAddedText } = await loadCode(() => import('./buy-again.ts'));
    const { isAdded, notAdded } = await buyAgain(lines, {
      save: (data) => mutate(client, getCartSaveMutationOptions(), { data }),
      read: (line) => availableNow(client, line),
    });
    return { isAdded, texts: notAdded.map((problem) => notAddedText(problem, t)) };
  },
  unverified: 'Pieces add up.',
};
