import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCouponReceive } from '#generated/client/coupon/coupon.ts';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { queriesOf } from '#/api/query-client.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { TicketButton } from './ticket-button.tsx';

/** A coupon that each shopper can receive once. */
export function CouponOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync, isSuccess } = useCouponReceive();
  const receive = useAction(() => mutateAsync({ data: { couponId: offer.id } }));
  const received = offer.isUse || isSuccess;
  const noneLeft = offer.isLimited && (offer.lastTotal ?? 0) <= 0;
  const validity =
    offer.isFixedTime && offer.useStartTimeStr && offer.useEndTimeStr
      ? t('coupon.period', { from: offer.useStartTimeStr, to: offer.useEndTimeStr })
      : t('coupon.days', { count: offer.day ?? 0 });

  async function take() {
    const { done } = await receive.run();
    if (done) return showToast('ok', t('done.receivedSU'));
    // The shopper may already have it, or it is not available any more.
    await queryClient.invalidateQueries({ predicate: queriesOf(['couponOffers']) });
  }

  return (
    <CouponTicket coupon={offer} validity={validity}>
      {received && <TicketButton disabled>{t('coupon.received')}</TicketButton>}
      {!received && noneLeft && <TicketButton disabled>{t('coupon.noneLeft')}</TicketButton>}
      {!received && !noneLeft && (
        <TicketButton kind="primary" busy={receive.busy} onClick={() => void take()}>
          {t('coupon.get')}
        </TicketButton>
      )}
    </CouponTicket>
  );
}
