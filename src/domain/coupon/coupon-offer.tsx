import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCouponReceive } from '#generated/client/coupon/coupon.ts';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { queriesOf } from '#/api/query-client.ts';
import { Button } from '#/ui/button.tsx';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import * as styles from './coupon.module.css';

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
      {received && (
        <Button size="sm" className={styles.act} disabled>
          {t('coupon.received')}
        </Button>
      )}
      {!received && noneLeft && (
        <Button size="sm" className={styles.act} disabled>
          {t('coupon.noneLeft')}
        </Button>
      )}
      {!received && !noneLeft && (
        <Button
          size="sm"
          kind="primary"
          className={styles.act}
          busy={receive.busy}
          onClick={() => void take()}
        >
          {t('coupon.get')}
        </Button>
      )}
    </CouponTicket>
  );
}
