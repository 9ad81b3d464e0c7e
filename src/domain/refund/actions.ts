import type { QueryClient } from '@tanstack/react-query';
import { getRefundApplyMutationOptions } from '#generated/client/refund/refund.ts';
import { isApiError } from '#/api/error.ts';
import { mutate } from '#/api/mutate.ts';
import { readNow } from '#/api/read-now.ts';
import type { Write } from '#/session/write.ts';
import { findActiveRefund, refundListQuery } from './refund-queries.ts';
import { refundBody, type RefundRequestValues } from './request-schema.ts';

/** Number of the refund of a merchant order; null if there is none. */
async function activeRefundNo(client: QueryClient, orderNo: string): Promise<string | null> {
  const page = await readNow(client, refundListQuery(1));
  return findActiveRefund(page, orderNo)?.refundOrderNo ?? null;
}

/** Requests the refund of a merchant order. The result is its number; null if that cannot be read. */
export const requestRefund: Write<[orderNo: string, values: RefundRequestValues], string | null> = {
  signInFor: 'refunds',
  send: async (client, orderNo, values) => {
    await mutate(client, getRefundApplyMutationOptions(), { data: refundBody(orderNo, values) });
    return activeRefundNo(client, orderNo).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return null;
    });
  },
  verify: async ({ client }, orderNo) => {
    const result = await activeRefundNo(client, orderNo);
    return result !== null && { done: true, result };
  },
};
