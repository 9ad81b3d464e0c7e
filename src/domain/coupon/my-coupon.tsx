import { useState, type ComponentProps } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { MyCoupon as Coupon, MyCoupon } from '#generated/model/myCoupon.ts';
import { type CouponTab, paths } from '#/lib/paths.ts';
import { useClock } from '#/shared/async/use-clock.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { useMerchantIndex } from '#generated/client/merchant/merchant.ts';
import type { Elements } from '#/lib/content.ts';
import { CouponProductsDialog } from './coupon-products-dialog.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { cx } from '#/ui/cx.ts';
import * as couponStyles from './coupon.module.css';
import { TicketButton } from './ticket-button.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { daysLeft, phaseAt, placeOf } from './my-coupons.ts';
import * as styles from './my-coupon.module.css';

/** Link on a coupon. */
const TicketLink = ({ className, ...rest }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink {...rest} size="sm" className={cx(couponStyles.button, className)} />
);

interface CouponPlaceProps {
  coupon: MyCoupon;
  /** whether the coupon can be used now, so that a link is rendered */
  usable: boolean;
}

/** Where a coupon can be used, with a link if the backend provides the target. */
function CouponPlace({ coupon, usable }: CouponPlaceProps) {
  const place = placeOf(coupon);
  if (place.kind === 'store') return <StorePlace merId={place.merId} usable={usable} />;
  if (place.kind === 'goods')
    return <ProductPlace productIds={place.productIds} name={coupon.name} usable={usable} />;
  return <Anywhere usable={usable} />;
}

interface PlaceProps {
  usable: boolean;
}

function Anywhere({ usable }: PlaceProps) {
  const { t } = useTranslation();
  return <Foot words={t('coupons.anywhere')}>{usable && <UseLink to={paths.search()} />}</Foot>;
}

function StorePlace({ merId, usable }: PlaceProps & { merId: number | null }) {
  const { t } = useTranslation();
  const { data: store } = useMerchantIndex(merId ?? 0, { query: { enabled: merId !== null } });
  const words = store ? t('coupons.store', { store: store.name }) : t('coupons.oneStore');
  return (
    <Foot words={words}>{usable && merId !== null && <UseLink to={paths.store(merId)} />}</Foot>
  );
}

function ProductPlace({
  productIds,
  name,
  usable,
}: PlaceProps & { name: string; productIds: readonly number[] }) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(false);
  const [first, ...others] = productIds;
  const words =
    first === undefined ? t('coupons.someGoods') : t('coupons.goods', { count: productIds.length });
  return (
    <Foot words={words}>
      {usable && first !== undefined && others.length === 0 && (
        <UseLink to={paths.product(first)} />
      )}
      {usable && others.length > 0 && (
        <TicketButton kind="primary" className={styles.use} onClick={() => setListed(true)}>
          {t('coupon.use')}
        </TicketButton>
      )}
      {listed && (
        <CouponProductsDialog
          name={name}
          productIds={productIds}
          onClose={() => setListed(false)}
        />
      )}
    </Foot>
  );
}

function UseLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <TicketLink kind="primary" className={styles.use} to={to}>
      {t('coupon.use')}
    </TicketLink>
  );
}

function Foot({ words, children }: { words: string; children: Elements }) {
  return (
    <div className={styles.foot}>
      <small>{words}</small>
      {children}
    </div>
  );
}

/** Days that are no number: `useClock` reads primitive values. */
const NONE = -1;

/** A coupon of the shopper. @param now when the page was rendered; from then on the clock of the backend counts */
export function MyCoupon({ coupon, tab, now }: { coupon: Coupon; tab: CouponTab; now: number }) {
  const { t } = useTranslation();
  const { dayOfWire: day } = useDates();
  const phase = useClock((at) => phaseAt(coupon, at), phaseAt(coupon, now));
  const left = useClock((at) => daysLeft(coupon, at) ?? NONE, daysLeft(coupon, now) ?? NONE);
  const shown = tab === 'usable' && phase === 'over' ? 'lapsed' : tab;
  const waits = phase === 'waits';
  const validity: Record<CouponTab, string> = {
    usable: waits
      ? t('coupon.period', { from: day(coupon.startTime), to: day(coupon.endTime) })
      : t('coupon.validUntil', { date: day(coupon.endTime) }),
    used: t('coupons.usedOn', { date: day(coupon.useTime) }),
    lapsed: t('coupons.endedOn', { date: day(coupon.endTime) }),
  };
  const soon = left === 0 ? t('coupons.lastDay') : t('coupons.daysLeft', { count: left });
  const begins = waits && t('coupons.from', { date: day(coupon.startTime) });
  const note = begins || (left === NONE ? undefined : soon);
  return (
    <div className={styles.root}>
      <CouponTicket
        tall
        coupon={coupon}
        validity={validity[shown]}
        used={shown !== 'usable'}
        note={note}
      >
        <CouponPlace coupon={coupon} usable={shown === 'usable' && phase === 'usable'} />
      </CouponTicket>
    </div>
  );
}
