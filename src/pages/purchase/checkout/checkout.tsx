import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressAll } from '#generated/client/address/address.ts';
import { useOrderCoupons } from '#generated/client/coupon/coupon.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import type { Address } from '#generated/model/address.ts';
import { fieldsTooLong } from '#/domain/address/order-limits.ts';
import { toMinor } from '#/lib/money.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { PayChoice } from '#/domain/payment/pay-choice.tsx';
import { enabledPayTypes, payTypeOf } from '#/domain/payment/pay-types.ts';
import { usePayOrder } from '#/domain/payment/use-pay-order.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { FieldError } from '#/ui/field-notes.tsx';
import { Note } from '#/ui/note.tsx';
import { AddressSection } from './address-section.tsx';
import { chosenAddress } from './addresses.ts';
import { backLink } from './back-link.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ProductSection } from './product-section.tsx';
import { readRecord } from './pre-order-record.ts';
import { clockText, expiryPhase, WARN_MS } from './pre-order-expiry.ts';
import { Summary } from './summary.tsx';
import { useDraft } from './use-draft.ts';
import { useKeptAddress } from './use-kept-address.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePlacedRedirect } from './use-placed-redirect.ts';
import { usePreOrder } from './use-pre-order.ts';
import { usePrice } from './use-price.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './checkout.module.css';

// Loaded beside its query.
const OrderCoupons = lazyWithRetry(() =>
  import('./order-coupons.tsx').then(({ OrderCoupons: Part }) => Part),
);
// Needed only after the pre-order has expired, or was not found.
const CheckoutChanges = lazyWithRetry(() =>
  import('./checkout-changes.tsx').then(({ CheckoutChanges: Part }) => Part),
);
const CheckoutGone = lazyWithRetry(() =>
  import('./checkout-gone.tsx').then(({ CheckoutGone: Part }) => Part),
);
const CheckoutFailed = lazyWithRetry(() =>
  import('./checkout-failed.tsx').then(({ CheckoutFailed: Part }) => Part),
);

/** Reasons why coupons were refused, by id of the received coupon. */
interface Refusals {
  preOrderNo: string;
  reasons: Readonly<Record<number, string>>;
}

interface CheckoutProps {
  preOrderNo: string;
  /** buy-now line of the address */
  buy: string | null;
}

const focusIn = (id: string) =>
  document.querySelector<HTMLElement>(`#${id} :is(input:checked, input, button)`)?.focus();

export function Checkout({ preOrderNo, buy }: CheckoutProps) {
  const { t } = useTranslation();
  const [isPlacing, setIsPlacing] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({ preOrderNo, reasons: {} });
  const [draft, change] = useDraft(preOrderNo);
  const preOrder = usePreOrder(preOrderNo, buy, isPlacing);
  const isLeaving = usePlacedRedirect(preOrderNo, isPlacing);
  const { detail } = preOrder;
  const usable = !isLeaving && detail !== undefined && !isPlacing && !preOrder.rebuilding;

  const refused = refusals.preOrderNo === preOrderNo ? refusals.reasons : {};
  function refuseCoupon(couponId: number, reason: string) {
    setRefusals({ preOrderNo, reasons: { ...refused, [couponId]: reason } });
    change({ couponId: null });
  }

  const back = backLink(buy);
  // Addresses are managed in another tab.
  const addresses = useAddressAll({ query: { refetchOnWindowFocus: 'always' } });
  const methods = usePayMethods();
  const coupons = useOrderCoupons(preOrderNo, { query: { enabled: usable } });
  const address = chosenAddress(addresses.data ?? [], draft.addressId);
  useKeptAddress(addresses.data, address);
  const payType = methods.data ? payTypeOf(methods.data, draft.payType) : null;
  const priceQuery = { preOrderNo, addressId: address?.id ?? null, couponId: draft.couponId };
  const price = usePrice(priceQuery, usable && !addresses.isPending, preOrder.check, refuseCoupon);
  const { pay, busy: paying, dialog } = usePayOrder();
  const { place, problem } = usePlaceOrder(setIsPlacing, pay, preOrder.check, preOrder.explain);

  const addressProblem = problemOf(address);
  const rebuilding = preOrder.rebuilding ? t('checkout.rebuilding') : '';
  useAnnounceChange('rebuilding', rebuilding);
  useOnChange(preOrder.problems[0]?.key, (blocked) =>
    document.getElementById(`checkout-line-${blocked}`)?.scrollIntoView({ block: 'center' }),
  );
  useOnChange(expiryPhase(preOrder.left) === 'soon', (isExpiring) => {
    if (isExpiring) showToast('info', t('checkout.expiresSoon', { time: clockText(WARN_MS) }));
  });

  function problemOf(chosen: Address | null): string | null {
    if (!chosen) return t('checkout.emptyAddress');
    return fieldsTooLong(chosen).length > 0 ? t('checkout.addressLong') : null;
  }

  function refuse(message: string, section: string) {
    setIsSubmitted(true);
    showToast('error', message);
    focusIn(section);
  }

  function submit() {
    if (!address || addressProblem)
      return refuse(addressProblem ?? t('checkout.emptyAddress'), 'checkout-address');
    if (!payType) return refuse(t('checkout.payType'), 'checkout-pay');
    const order = {
      preOrderNo,
      addressId: address.id,
      couponId: draft.couponId,
      payType,
      payChannel: 'pc',
      mark: draft.note.trim(),
    } as const;
    void place(order, price.price?.payFee ?? '');
  }

  if (isLeaving) return <CheckoutSkeleton />;
  if (preOrder.failure && !isPlacing)
    return (
      <LazyBoundary showErrorOnFailure fallback={<CheckoutSkeleton />}>
        <CheckoutGone {...preOrder.failure} back={back} />
      </LazyBoundary>
    );
  if (!detail && preOrder.error)
    return (
      <LazyBoundary showErrorOnFailure fallback={<CheckoutSkeleton />}>
        <CheckoutFailed error={preOrder.error} onAgain={preOrder.retry} back={back} />
      </LazyBoundary>
    );
  if (!detail) return <CheckoutSkeleton />;
  return (
    <div className={styles.root}>
      <div>
        {rebuilding && <Note>{rebuilding}</Note>}
        {readRecord(preOrderNo).replaced && (
          <LazyBoundary>
            <CheckoutChanges preOrderNo={preOrderNo} detail={detail} />
          </LazyBoundary>
        )}
        <QueryBoundary query={addresses} loading={<CheckoutSkeleton part="block" />}>
          {(list) => (
            <AddressSection
              list={list}
              chosen={address}
              error={isSubmitted ? addressProblem : null}
              onChoose={(addressId) => change({ addressId })}
            />
          )}
        </QueryBoundary>
        <ProductSection
          preOrder={detail}
          back={back}
          problems={preOrder.problems}
          note={draft.note}
          onNote={(note) => change({ note })}
        />
        <LazyBoundary showErrorOnFailure fallback={<CheckoutSkeleton part="coupons" />}>
          <OrderCoupons
            preOrder={detail}
            query={coupons}
            chosen={draft.couponId}
            off={toMinor(price.price?.couponFee)}
            refused={refused}
            onChoose={(couponId) => change({ couponId })}
          />
        </LazyBoundary>
        <section
          className={`card ${styles.block}`}
          id="checkout-pay"
          aria-labelledby="checkout-pay-title"
        >
          <div className={styles.blockHead}>
            <h2 id="checkout-pay-title">{t('pay.method')}</h2>
          </div>
          <QueryBoundary query={methods} loading={<CheckoutSkeleton part="block" />}>
            {(data) => (
              <PayChoice
                types={enabledPayTypes(data)}
                value={payType}
                amount={price.price?.payFee ?? null}
                onChange={(type) => change({ payType: type })}
              />
            )}
          </QueryBoundary>
          {isSubmitted && !payType && (
            <FieldError as="p" hideIcon className={styles.blockError}>
              {t('checkout.payType')}
            </FieldError>
          )}
        </section>
      </div>
      <Summary
        price={price}
        pieces={detail.orderProNum}
        address={address}
        left={isPlacing ? Infinity : preOrder.left}
        busy={isPlacing || paying || preOrder.rebuilding}
        problem={problem}
        back={preOrder.problems.length > 0 ? back : null}
        onPlace={submit}
      />
      {dialog}
    </div>
  );
}
