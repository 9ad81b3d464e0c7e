import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { getReviewAddMutationOptions } from '#generated/client/review/review.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { mutate } from '#/api/mutate.ts';
import { readNow } from '#/api/read-now.ts';
import type { Write } from '#/session/write.ts';
import { reviewBody, type ReviewValues } from './review-form-schema.ts';
import { linesOfOrderQuery } from './review-queries.ts';

/** Sends the review of a line. */
export const addReview: Write<[line: ReviewableLine, values: ReviewValues]> = {
  signInFor: 'reviews',
  send: (client, line, values) =>
    mutate(client, getReviewAddMutationOptions(), { data: reviewBody(line, values) }),
  verify: async ({ client }, { id, merOrderNo }) => {
    const [waiting] = await Promise.all([
      readNow(client, linesOfOrderQuery(merOrderNo)),
      // The lines of a deleted order are missing, too: this read fails then.
      readNow(client, getOrderDetailQueryOptions(merOrderNo)),
    ]);
    return !waiting.some((line) => line.id === id);
  },
};
