import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCouponReceive } from '#generated/client/coupon/coupon.ts';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { queriesOf } from '#/api/query-client.ts';
import { Button } from '#/ui/button.tsx';
import { runWithSignIn } from '#/session/sign-in/run-with-sign-in.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { CouponTicket } from './coupon-ticket.tsx';

/** A coupon that each shopper can receive once. */
export function CouponOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const receive = useCouponReceive();
  const received = offer.isUse || receive.isSuccess;
  const noneLeft = offer.isLimited && (offer.lastTotal ?? 0) <= 0;
  const validity =
    offer.isFixedTime && offer.useStartTimeStr && offer.useEndTimeStr
      ? t('coupon.period', { from: offer.useStartTimeStr, to: offer.useEndTimeStr })
      : t('coupon.days', { count: offer.day ?? 0 });

  const take = () =>
    runWithSignIn(async () => {
      try {
        await receive.mutateAsync({ data: { couponId: offer.id } });
      } catch (error) {
        // The shopper may already have it, or it is not available any more.
        void queryClient.invalidateQueries({ predicate: queriesOf(['couponOffers']) });
        throw error;
      }
      showToast('ok', t('done.receivedSU'));
    });

  return (
    <CouponTicket coupon={offer} validity={validity}>
      {received && (
        <Button size="sm" disabled>
          {t('coupon.received')}
        </Button>
      )}
      {!received && noneLeft && (
        <Button size="sm" disabled>
          {t('coupon.noneLeft')}
        </Button>
      )}
      {!received && !noneLeft && (
        <Button size="sm" kind="primary" busy={receive.isPending} onClick={take}>
          {t('coupon.get')}
        </Button>
      )}
    </CouponTicket>
  );
}
