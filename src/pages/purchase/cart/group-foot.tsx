import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { UNASKED } from '#/api/query-client.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import type { CouponOffer } from '#generated/model/couponOffer.ts';
import { CouponValidity } from '#generated/model/couponValidity.ts';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { faceText } from '#/domain/coupon/face-value.ts';
import { myCouponsQuery, placeOf } from '#/domain/coupon/my-coupons.ts';
import { useReceiveCoupon } from '#/domain/coupon/use-receive-coupon.ts';
import { sumOf } from '#/domain/cart/lines.ts';
import { type DeselectedIds, isSelected } from '#/domain/cart/selection.ts';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { Price } from '#/ui/price.tsx';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import { type Minor, toMinor } from '#/lib/money.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import * as styles from './cart-group.module.css';

/** A coupon of one store and what it needs, in the smallest unit; with the offer if the shopper has to get it first. */
interface Deal {
  off: Minor;
  min: Minor;
  offer: CouponOffer | null;
}

type Goal =
  /** `missing` more are needed */
  { kind: 'more'; missing: Minor; deal: Deal } | { kind: 'reached'; deal: Deal };

/** The store's coupons that the shopper can use now: those she has, and those that she can get. */
function dealsOf(merId: number, offers: readonly CouponOffer[], mine: readonly MyCoupon[]): Deal[] {
  const own = mine.filter((coupon) => {
    const place = placeOf(coupon);
    return (
      coupon.validStr === CouponValidity.usable && place.kind === 'store' && place.merId === merId
    );
  });
  // What was received before may have been used: only the own list says.
  const open = offers.filter(
    ({ isUse, isLimited, lastTotal }) => !isUse && !(isLimited && (lastTotal ?? 0) <= 0),
  );
  const dealOf = (coupon: CouponOffer | MyCoupon, offer: CouponOffer | null): Deal => ({
    off: toMinor(coupon.money),
    min: toMinor(coupon.minPrice),
    offer,
  });
  return [
    ...own.map((coupon) => dealOf(coupon, null)),
    ...open.map((offer) => dealOf(offer, offer)),
  ];
}

/**
 * The next coupon that saves more than those whose minimum is reached, if it needs less again than is selected; otherwise
 * the best one that is reached.
 */
export function couponGoal(
  merId: number,
  offers: readonly CouponOffer[],
  mine: readonly MyCoupon[],
  sum: Minor,
): Goal | null {
  if (!(sum > 0)) return null;
  const known = dealsOf(merId, offers, mine).filter(({ off, min }) => off > 0 && min >= 0);
  const best = known
    .filter(({ min }) => min <= sum)
    .toSorted((a, b) => b.off - a.off || Number(a.offer !== null) - Number(b.offer !== null))[0];
  const next = known
    .filter(({ min, off }) => min > sum && off > (best?.off ?? 0))
    .toSorted((a, b) => a.min - b.min || b.off - a.off)[0];
  if (next && (!best || next.min - sum <= sum))
    return { kind: 'more', missing: next.min - sum, deal: next };
  return best ? { kind: 'reached', deal: best } : null;
}

function GetButton({ offer }: { offer: CouponOffer }) {
  const { t } = useTranslation();
  const { isReceived, isNoneLeft, busy, receive } = useReceiveCoupon(offer);
  if (isReceived || isNoneLeft) return null;
  return (
    <ItemButton className={`link ${styles.get}`} disabled={busy} onClick={receive}>
      {t('coupon.get')}
    </ItemButton>
  );
}

/** What is missing for a coupon of the store, or which one is reached. Requested when the store comes near the viewport. */
function CouponGoal({ merId, sum }: { merId: number; sum: Minor }) {
  const { t } = useTranslation();
  const { parts, text } = useMoney();
  const [near, place] = useNear();
  const asked = { query: { enabled: near } };
  const { data: offers } = useCouponOffers(couponParams(merId, 'store', 1), asked);
  const myCoupons = myCouponsQuery(MyCouponFilter.usable);
  const { data: mine } = useQuery({ ...myCoupons, enabled: near, meta: UNASKED });
  const goal = offers && mine ? couponGoal(merId, offers.list, mine, sum) : null;
  const off = goal && faceText(parts(goal.deal.off));
  return (
    <div ref={place} className={styles.goal}>
      {goal?.kind === 'more' && (
        <>
          <progress value={sum} max={goal.deal.min} aria-hidden />
          <p>{t('cart.goalMore', { missing: text(goal.missing), off })}</p>
        </>
      )}
      {goal?.kind === 'reached' && (
        <p>{goal.deal.offer ? t('cart.goalGet', { off }) : t('cart.goalReached', { off })}</p>
      )}
      {goal?.kind === 'reached' && goal.deal.offer && (
        <GetButton key={goal.deal.offer.id} offer={goal.deal.offer} />
      )}
    </div>
  );
}

interface GroupFootProps {
  group: CartMerchantGroup;
  deselectedIds: DeselectedIds;
}

/** Sum of the selected lines of a store, and what its coupons do with it. */
export function GroupFoot({
  group: { merId, merName, cartInfoList },
  deselectedIds,
}: GroupFootProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const { parts } = useMoney();
  const sum = sumOf(cartInfoList.filter((line) => isSelected(line, deselectedIds)));
  return (
    <>
      <span id={nameId} className="sr">
        {merName}
      </span>
      <ItemName value={nameId}>
        <CouponGoal merId={merId} sum={sum} />
      </ItemName>
      <p className={styles.sum}>
        <span>{`${t('cart.subtotal')} `}</span>
        <Price parts={parts(sum)} size={16} tone="ink" />
      </p>
    </>
  );
}
