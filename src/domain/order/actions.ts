import type { TFunction } from 'i18next';
import { getCartSaveMutationOptions } from '#generated/client/cart/cart.ts';
import {
  getOrderCancelMutationOptions,
  getOrderDeleteMutationOptions,
  getOrderTakeMutationOptions,
} from '#generated/client/order/order.ts';
import { mutate } from '#/api/mutate.ts';
import { loadCode } from '#/shared/async/load-code.ts';
import type { Write } from '#/session/write.ts';
import type { ProductLine } from './product-line.ts';

const ORDER_SHOWS_IT = 'The order is read again and shows its state; it cannot be done twice.';

/** Cancels a master order. */
export const cancelOrder: Write<[orderNo: string]> = {
  send: (client, orderNo) => mutate(client, getOrderCancelMutationOptions(), { orderNo }),
  unverified: ORDER_SHOWS_IT,
};

/** Hides a finished merchant order from the shopper. */
export const deleteOrder: Write<[orderNo: string]> = {
  send: (client, orderNo) => mutate(client, getOrderDeleteMutationOptions(), { orderNo }),
  unverified: ORDER_SHOWS_IT,
};

/** Confirms the receipt of a merchant order. */
export const confirmReceipt: Write<[orderNo: string]> = {
  send: (client, orderNo) => mutate(client, getOrderTakeMutationOptions(), { orderNo }),
  unverified: ORDER_SHOWS_IT,
};

/** Puts the lines of an order in the cart. The texts say what is missing there, and why. */
export const buyLinesAgain: Write<
  [lines: readonly ProductLine[], t: TFunction],
  { isAdded: boolean; texts: string[] }
> = {
  send: async (client, lines, t) => {
    const { availableNow, buyAgain, notAddedText } = await loadCode(() => import('./buy-again.ts'));
    const { isAdded, notAdded } = await buyAgain(lines, {
      save: (data) => mutate(client, getCartSaveMutationOptions(), { data }),
      read: (line) => availableNow(client, line),
    });
    return { isAdded, texts: notAdded.map((problem) => notAddedText(problem, t)) };
  },
  unverified:
    'Pieces add up: the cart, which opens afterwards, does not show which call added one.',
};
