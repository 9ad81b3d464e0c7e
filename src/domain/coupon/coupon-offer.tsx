import { useTranslation } from '#/i18n/use-translation.ts';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useRenderTime } from '#/shared/async/render-time.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { TicketButton } from './ticket-button.tsx';
import { useReceiveCoupon } from './use-receive-coupon.ts';

/** A coupon that each shopper can receive once. */
export function CouponOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const { isReceived, isNoneLeft, busy, receive } = useReceiveCoupon(offer);
  const { useStartTimeStr: from, useEndTimeStr: to } = offer;
  const now = useRenderTime();
  const { dayOfWire } = useDates();
  const hasBegun = (parseWireTime(from)?.getTime() ?? 0) <= now;
  const validity =
    !offer.isFixedTime || !from || !to
      ? t('coupon.days', { count: offer.day ?? 0 })
      : hasBegun
        ? t('coupon.validUntil', { date: dayOfWire(to) })
        : t('coupon.period', { from: dayOfWire(from), to: dayOfWire(to) });

  return (
    <CouponTicket coupon={offer} validity={validity}>
      {isReceived && <TicketButton disabled>{t('coupon.received')}</TicketButton>}
      {isNoneLeft && <TicketButton disabled>{t('coupon.noneLeft')}</TicketButton>}
      {!isReceived && !isNoneLeft && (
        <TicketButton kind="primary" busy={busy} onClick={receive}>
          {t('coupon.get')}
        </TicketButton>
      )}
    </CouponTicket>
  );
}

/** Tickets of coupons that can be received. */
export const OfferTickets = ({ offers }: { offers: readonly Offer[] }) =>
  offers.map((offer) => <CouponOffer key={offer.id} offer={offer} />);
