import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReviewAdd } from '#generated/client/review/review.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { withSignIn } from '#/session/sign-in/with-sign-in.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { reviewBody, type ReviewValues } from './review-form-schema.ts';
import { linesOfOrderQuery } from './review-queries.ts';

/** Sends the review of a line and shows the result as a toast. Resolves to whether the line has a review. */
export function useSendReview() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useReviewAdd({ mutation: { meta: { quiet: true } } });

  /** It may exist already: sent by another tab, or by a call without a response. */
  async function isReviewed(line: ReviewableLine): Promise<boolean> {
    const waiting = await queryClient
      .fetchQuery({ ...linesOfOrderQuery(line.merOrderNo), staleTime: 0 })
      .catch(() => null);
    return waiting !== null && !waiting.some(({ id }) => id === line.id);
  }

  async function send(line: ReviewableLine, values: ReviewValues): Promise<boolean> {
    try {
      const sent = await withSignIn(async () => {
        await mutateAsync({ data: reviewBody(line, values) });
        return true;
      });
      if (sent) showToast('ok', t('review.thanks'));
      return sent ?? false;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isSignInNeeded(error) && (await isReviewed(line))) {
        showToast('info', t('review.alreadySent'));
        return true;
      }
      showToast('error', messageOf(error, t));
      return false;
    }
  }

  return send;
}
