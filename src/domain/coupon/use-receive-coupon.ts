import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CouponOffer } from '#generated/model/couponOffer.ts';
import { queriesOf } from '#/api/query-client.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { receiveCoupon } from './actions.ts';

/** Whether a shopper has, can get or is too late for a coupon, and the action that receives it. */
export function useReceiveCoupon(offer: CouponOffer) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { run, busy } = useAction(receiveCoupon);
  const [hasReceived, setHasReceived] = useState(false);
  const isReceived = offer.isUse || hasReceived;
  const isNoneLeft = !isReceived && offer.isLimited && (offer.lastTotal ?? 0) <= 0;

  async function receive() {
    const { done } = await run(offer.id);
    if (done) {
      setHasReceived(true);
      return void showToast('ok', t('done.receivedSU'));
    }
    // The shopper may already have it, or it is not available any more.
    await queryClient.invalidateQueries({ predicate: queriesOf(['couponOffers']) });
  }

  return { isReceived, isNoneLeft, busy, receive: () => void receive() };
}
