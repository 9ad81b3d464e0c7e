import { getPayStartMutationOptions } from '#generated/client/pay/pay.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';
import { type PaymentOrder, type PayStep, startPayment } from './start-payment.ts';

/** Starts the payment of an order. The result is its next step. */
export const openPayment: Write<[order: PaymentOrder], PayStep> = {
  signInFor: 'payment',
  send: (client, order) =>
    startPayment(order, (data) => mutate(client, getPayStartMutationOptions(), { data })),
  unverified: 'An order is paid once.',
};
