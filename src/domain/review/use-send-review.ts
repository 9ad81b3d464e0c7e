import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { useReviewAdd } from '#generated/client/review/review.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { readNow } from '#/api/read-now.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { reviewBody, type ReviewValues } from './review-form-schema.ts';
import { linesOfOrderQuery } from './review-queries.ts';

/** Sends the review of a line and shows the result as a toast. Resolves to whether the line has a review. */
export function useSendReview() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useReviewAdd();
  const add = useAction(
    (line: ReviewableLine, values: ReviewValues) => mutateAsync({ data: reviewBody(line, values) }),
    { errors: 'none' },
  );

  /** It may exist already: sent by another tab, or by a call without a response. */
  async function isReviewed(line: ReviewableLine): Promise<boolean> {
    const orNull = () => null;
    const [order, waiting] = await Promise.all([
      readNow(queryClient, getOrderDetailQueryOptions(line.merOrderNo)).catch(orNull),
      readNow(queryClient, linesOfOrderQuery(line.merOrderNo)).catch(orNull),
    ]);
    // The lines of a deleted order are missing, too.
    return order !== null && waiting !== null && !waiting.some(({ id }) => id === line.id);
  }

  async function send(line: ReviewableLine, values: ReviewValues): Promise<boolean> {
    const sent = await add.run(line, values);
    if (sent.done) {
      showToast('ok', t('review.thanks'));
      return true;
    }
    if (!sent.error) return false;
    if (!isSignInNeeded(sent.error) && (await isReviewed(line))) {
      showToast('info', t('review.alreadySent'));
      return true;
    }
    showToast('error', messageOf(sent.error, t));
    return false;
  }

  return send;
}
