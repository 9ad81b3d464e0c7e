import { useQueries, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide';
import { useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { getOrderPriceQueryOptions } from '#generated/client/order/order.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import type { OrderCoupon } from '#generated/model/orderCoupon.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { faceText } from '#/domain/coupon/face-value.ts';
import { CouponTicket } from '#/domain/coupon/coupon-ticket.tsx';
import { myCouponsQuery, sortCoupons } from '#/domain/coupon/my-coupons.ts';
import { TicketButton } from '#/domain/coupon/ticket-button.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { QueryBoundary, type QueryBoundaryProps } from '#/shared/async/query-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { toMinor, type Minor } from '#/lib/money.ts';
import { Tag } from '#/ui/tag.tsx';
import { useMoney, Amount } from '#/shared/shop/money.tsx';
import { useDates } from '#/shared/time/dates.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { PriceQuery } from './use-price.ts';
import * as checkoutStyles from './checkout.module.css';
import * as styles from './coupon-section.module.css';

const UnfitCouponList = lazyPart(() => import('./unfit-coupons.tsx'), 'UnfitCouponList');

/** Requests of what a coupon saves. It saves its value at most, so the best one is among those of the highest values. */
const MOST_ASKED = 3;

/** What each coupon saves in the smallest unit, by id: its value, until the backend has said what it is here. */
export function useSavings(
  coupons: readonly OrderCoupon[],
  priceQuery: PriceQuery,
): { savings: ReadonlyMap<number, Minor>; isKnown: boolean } {
  const values = new Map(coupons.map(({ id, money }) => [id, toMinor(money)]));
  const byValue = [...values].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const asked = byValue.length > 1 ? byValue.slice(0, MOST_ASKED) : [];
  const prices = useQueries({
    queries: asked.map((couponId) => getOrderPriceQueryOptions({ ...priceQuery, couponId })),
  });
  for (const [place, id] of asked.entries()) {
    const { data, isError } = prices[place] ?? {};
    if (data) values.set(id, toMinor(data.couponFee));
    if (isError) values.set(id, 0);
  }
  return {
    savings: values,
    isKnown: prices.every(({ isPending }) => !isPending),
  };
}

interface CouponButtonProps {
  coupon: OrderCoupon;
  isChosen: boolean;
  isRefused: boolean;
  /** called with the id, or null to use none */
  onChoose: (id: number | null) => void;
}

/** Uses a coupon, or uses it no longer. */
function CouponButton({ coupon: { id, name }, isChosen, isRefused, onChoose }: CouponButtonProps) {
  const { t } = useTranslation();
  return (
    <TicketButton
      kind={isChosen ? 'primary' : 'line'}
      disabled={isRefused}
      aria-pressed={isChosen}
      aria-label={
        isChosen ? t('checkout.couponChosenOf', { name }) : t('checkout.couponUse', { name })
      }
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {isChosen ? t('checkout.couponChosen') : t('checkout.couponApply')}
    </TicketButton>
  );
}

interface CouponSectionProps {
  preOrder: PreOrder;
  /** of the amount due */
  priceQuery: PriceQuery;
  /** coupons that the backend offers for this order */
  coupons: readonly OrderCoupon[];
  /** id of the selected coupon */
  chosen: number | null;
  /** discount of the selected coupon in the smallest unit; 0 until it is known */
  off: number;
  /** reasons of refused coupons, by id */
  refused: Readonly<Record<number, string>>;
  onChoose: (id: number | null) => void;
}

/** Coupon selection: usable coupons, and how many are not usable. On phones the head shows them. */
function CouponSection({
  preOrder,
  priceQuery,
  coupons: offeredCoupons,
  chosen,
  off,
  refused,
  onChoose,
}: CouponSectionProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const { dayOfWire } = useDates();
  const { savings, isKnown } = useSavings(offeredCoupons, priceQuery);
  const savingOf = ({ id }: OrderCoupon) =>
    Object.hasOwn(refused, id) ? 0 : (savings.get(id) ?? 0);
  const coupons = offeredCoupons.toSorted((a, b) => savingOf(b) - savingOf(a));
  const most = coupons[0] ? savingOf(coupons[0]) : 0;
  const bestId = isKnown && coupons.length > 1 && most > 0 ? coupons[0]?.id : undefined;
  const { data: mine } = useQuery(myCouponsQuery(MyCouponFilter.usable));
  const [isOpen, setIsOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [foldId, bodyId, unfitId] = [useId(), useId(), useId()];
  const offered = new Set(coupons.map(({ id }) => id));
  const unfit = sortCoupons(mine ?? []).usable.filter(({ id }) => !offered.has(id));
  const refusedCount = coupons.filter(({ id }) => Object.hasOwn(refused, id)).length;
  const usable = coupons.length - refusedCount;
  const isEmpty = mine !== undefined && coupons.length === 0 && unfit.length === 0;
  // The reason is shown with the coupon.
  useOnChange(refusedCount, (count) => count > 0 && setIsOpen(true));

  return (
    <section
      className={cx('card', checkoutStyles.block, styles.section, isOpen && styles.isOpen)}
      aria-labelledby="checkout-coupons-title"
    >
      <div className={`${checkoutStyles.blockHead} ${styles.head}`}>
        <h2 id="checkout-coupons-title">{t('coupon.coupons')}</h2>
        {isEmpty ? (
          <span className="muted">{t('empty.coupons')}</span>
        ) : (
          <button
            type="button"
            id={foldId}
            className={styles.fold}
            aria-labelledby={`checkout-coupons-title ${foldId}`}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={cx('num', off > 0 && styles.isOff)}>
              {off > 0 ? (
                <Amount of={-off} />
              ) : most > 0 ? (
                t('checkout.couponUpTo', { amount: faceText(parts(most)) })
              ) : (
                t('common.usableCoupons', { count: usable })
              )}
            </span>
            <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
          </button>
        )}
        <div className={`row ${styles.actions}`}>
          {chosen !== null && (
            <button type="button" className="link link--quiet" onClick={() => onChoose(null)}>
              {t('checkout.noCoupon')}
            </button>
          )}
          {unfit.length > 0 && (
            <button
              type="button"
              className="link link--quiet"
              aria-expanded={unfolded}
              aria-controls={unfolded ? unfitId : undefined}
              onClick={() => setUnfolded(!unfolded)}
            >
              <span>
                {t('checkout.couponCount', { usable, unfit: unfit.length + refusedCount })}
              </span>
              <Icon as={unfolded ? ChevronUp : ChevronDown} size={14} />
            </button>
          )}
        </div>
      </div>
      <div id={bodyId} className={styles.body}>
        {coupons.length > 0 && (
          <div className={styles.root}>
            {coupons.map((coupon) => (
              <CouponTicket
                key={coupon.id}
                coupon={coupon}
                mark={coupon.id === bestId && <Tag tone="solid">{t('checkout.couponBest')}</Tag>}
                validity={t('coupon.validUntil', { date: dayOfWire(coupon.endTime) })}
                used={Object.hasOwn(refused, coupon.id)}
                note={refused[coupon.id]}
              >
                <CouponButton
                  coupon={coupon}
                  isChosen={coupon.id === chosen}
                  isRefused={Object.hasOwn(refused, coupon.id)}
                  onChoose={onChoose}
                />
              </CouponTicket>
            ))}
          </div>
        )}
        {unfolded && unfit.length > 0 && (
          <LazyBoundary showErrorOnFailure>
            <UnfitCouponList id={unfitId} coupons={unfit} order={preOrder} />
          </LazyBoundary>
        )}
      </div>
    </section>
  );
}

interface OrderCouponsProps extends Omit<CouponSectionProps, 'coupons'> {
  query: QueryBoundaryProps<CouponSectionProps['coupons']>['query'];
}

/** The coupon selection, when the coupons are loaded. */
export function OrderCoupons({ query, ...section }: OrderCouponsProps) {
  return (
    <QueryBoundary query={query} loading={<CheckoutSkeleton part="coupons" />}>
      {(coupons) => <CouponSection coupons={coupons} {...section} />}
    </QueryBoundary>
  );
}
