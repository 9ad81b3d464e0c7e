import type { TFunction } from 'i18next';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useAddressAll } from '#generated/client/address/address.ts';
import { useOrderCoupons } from '#generated/client/coupon/coupon.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import type { Address } from '#generated/model/address.ts';
import type { PayMethods } from '#generated/model/payMethods.ts';
import type { PayType } from '#generated/model/payType.ts';
import { fieldsTooLong } from '#/backend/limits.ts';
import { toMinor } from '#/lib/money.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { QueryBoundary, type QueryBoundaryProps } from '#/shared/async/query-boundary.tsx';
import { PayChoice } from '#/domain/payment/pay-choice.tsx';
import { enabledPayTypes, payTypeOf } from '#/domain/payment/pay-types.ts';
import { usePayOrder } from '#/domain/payment/use-pay-order.tsx';
import { sessionStore } from '#/session/session.ts';
import { useTryErrors } from '#/shared/toasts/use-try-errors.ts';
import { FieldError } from '#/ui/field-notes.tsx';
import { Note } from '#/ui/note.tsx';
import { AddressSection, chosenAddress } from './address-section.tsx';
import { backLink } from './buy-line.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ProductSection } from './product-section.tsx';
import { useDraft } from './draft.ts';
import type { CheckoutKind } from './state.ts';
import { Summary } from './summary.tsx';
import { useCheckoutMachine } from './use-checkout-machine.ts';
import { usePrice } from './use-price.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './checkout.module.css';

// Loaded beside its query.
const OrderCoupons = lazyPart(() => import('./coupon-section.tsx'), 'OrderCoupons');
// Needed only after the pre-order has expired, or was not found.
const CheckoutChanges = lazyPart(() => import('./checkout-changes.tsx'), 'CheckoutChanges');
const CheckoutGone = lazyPart(() => import('./checkout-blocked.tsx'), 'CheckoutGone');
const CheckoutFailed = lazyPart(() => import('./checkout-blocked.tsx'), 'CheckoutFailed');

const KeptAddress = lazyPart(() => import('./kept-address.ts'), 'KeptAddress');

/** The order can be placed. */
const READY: readonly CheckoutKind[] = ['fresh', 'soon'];
/** A new pre-order replaces the one that has expired. */
const REBUILDING: readonly CheckoutKind[] = ['expired', 'rebuilding'];
/** The order is on its way, or exists. */
const PLACING: readonly CheckoutKind[] = ['placing', 'checking', 'placed'];
/** There is no pre-order, and there will be none. */
const GONE: readonly CheckoutKind[] = ['refused', 'failed', 'unknown'];

interface CheckoutProps {
  preOrderNo: string;
  /** buy-now line of the address */
  buy: string | null;
}

const focusIn = (id: string) =>
  document.querySelector<HTMLElement>(`#${id} :is(input:checked, input, button)`)?.focus();

const scrollToLine = (key: number | undefined) =>
  document.getElementById(`checkout-line-${key}`)?.scrollIntoView({ block: 'center' });

function addressProblemOf(chosen: Address | null, t: TFunction): string | null {
  if (!chosen) return t('checkout.emptyAddress');
  return fieldsTooLong(chosen).length > 0 ? t('checkout.addressLong') : null;
}

/** What can be chosen for any order, and what is. */
function useChoices(draft: ReturnType<typeof useDraft>[0]) {
  // Addresses are managed in another tab.
  const addresses = useAddressAll({ query: { refetchOnWindowFocus: 'always' } });
  const methods = usePayMethods();
  const list = addresses.data ?? [];
  const find = (wanted: number | null) => list.find(({ id }) => id === wanted) ?? null;
  // An order goes to no address that took the place of the one that was shown: it may be another default, or deleted.
  const [shownId, setShownId] = useState<number | null>(null);
  const first = shownId === null ? chosenAddress(list, null) : find(shownId);
  const address = find(draft.addressId) ?? first;
  // A visitor who continues as a new user has none.
  const nextId = list.length === 0 ? null : (address?.id ?? shownId);
  if (nextId !== shownId) setShownId(nextId);
  const payType = methods.data ? payTypeOf(methods.data, draft.payType) : null;
  return { addresses, methods, address, payType };
}

/** Confirms a pre-order and places the order. */
export function Checkout({ preOrderNo, buy }: CheckoutProps) {
  const { t } = useTranslation();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [draft, change] = useDraft(preOrderNo);
  const { pay, busy: paying, dialog } = usePayOrder();
  const { state, report, detail, error, retry } = useCheckoutMachine({
    preOrderNo,
    buy,
    pay,
    dropCoupon: () => change({ couponId: null }),
  });
  const toasts = useTryErrors();
  const { kind, lines, problem } = state;
  const usable = READY.includes(kind) && detail !== undefined;

  const back = backLink(buy);
  const coupons = useOrderCoupons(preOrderNo, { query: { enabled: usable } });
  const { addresses, methods, address, payType } = useChoices(draft);
  const priceQuery = { preOrderNo, addressId: address?.id ?? null, couponId: draft.couponId };
  const price = usePrice(priceQuery, usable && !addresses.isPending, (couponId, reason) =>
    report({ type: 'priceRefused', couponId, reason }),
  );

  const addressProblem = addressProblemOf(address, t);
  const rebuilding = REBUILDING.includes(kind) ? t('checkout.rebuilding') : '';
  useAnnounceChange('rebuilding', rebuilding);
  useOnChange(lines[0]?.key, scrollToLine);

  function refuse(message: string, section: string) {
    setIsSubmitted(true);
    toasts.show(message);
    focusIn(section);
  }

  function submit() {
    toasts.begin();
    if (!address || addressProblem)
      return refuse(addressProblem ?? t('checkout.emptyAddress'), 'checkout-address');
    if (!payType) return refuse(t('checkout.payType'), 'checkout-pay');
    const { couponId, note } = draft;
    const chosen = { preOrderNo, addressId: address.id, couponId, payType } as const;
    const order = { ...chosen, payChannel: 'pc', mark: note.trim() } as const;
    report({ type: 'submitted', order, amount: price.price?.payFee ?? '' });
  }

  if (kind === 'placedElsewhere') return <CheckoutSkeleton />;
  const isGone = GONE.includes(kind);
  if (isGone || error)
    return (
      <LazyBoundary showErrorOnFailure fallback={<CheckoutSkeleton />}>
        {isGone ? (
          <CheckoutGone state={state} onAgain={() => report({ type: 'retried' })} back={back} />
        ) : (
          error && <CheckoutFailed error={error} onAgain={retry} back={back} />
        )}
      </LazyBoundary>
    );
  // The addresses are above the rest.
  if (!detail || addresses.isPending) return <CheckoutSkeleton />;
  return (
    <div className={styles.root}>
      <div className={styles.sections}>
        {rebuilding && <Note>{rebuilding}</Note>}
        <AddressOfVisitor list={addresses.data} chosen={address} />
        {state.replaced && (
          <LazyBoundary>
            <CheckoutChanges replaced={state.replaced} twin={state.twin} detail={detail} />
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
          problems={lines}
          note={draft.note}
          onNote={(note) => change({ note })}
        />
        <LazyBoundary ssr showErrorOnFailure fallback={<CheckoutSkeleton part="coupons" />}>
          <OrderCoupons
            preOrder={detail}
            priceQuery={priceQuery}
            query={coupons}
            chosen={draft.couponId}
            off={toMinor(price.price?.couponFee)}
            refused={state.refusedCoupons}
            onChoose={(couponId) => change({ couponId })}
          />
        </LazyBoundary>
        <PaySection
          query={methods}
          chosen={payType}
          amount={price.price?.payFee ?? null}
          isMissing={isSubmitted && !payType}
          onChoose={(type) => change({ payType: type })}
        />
      </div>
      <Summary
        price={price}
        pieces={detail.orderProNum}
        address={address}
        left={kind === 'soon' ? state.left : null}
        busy={PLACING.includes(kind) || paying || REBUILDING.includes(kind)}
        problem={problem}
        back={lines.length > 0 ? back : null}
        onPlace={submit}
      />
      {dialog}
    </div>
  );
}

/** Code for members does not include it. */
function AddressOfVisitor(address: ComponentProps<typeof KeptAddress>) {
  const isVisitor = sessionStore(({ kind }) => kind === 'visitor');
  return (
    isVisitor && (
      <LazyBoundary>
        <KeptAddress {...address} />
      </LazyBoundary>
    )
  );
}

interface PaySectionProps {
  query: QueryBoundaryProps<PayMethods>['query'];
  chosen: PayType | null;
  /** amount due */
  amount: string | null;
  /** the order was refused because no method is selected */
  isMissing: boolean;
  onChoose: (type: PayType) => void;
}

function PaySection({ query, chosen, amount, isMissing, onChoose }: PaySectionProps) {
  const { t } = useTranslation();
  return (
    <section
      className={`card ${styles.block} ${styles.afterCoupons}`}
      id="checkout-pay"
      aria-labelledby="checkout-pay-title"
    >
      <div className={styles.blockHead}>
        <h2 id="checkout-pay-title">{t('pay.method')}</h2>
      </div>
      <QueryBoundary query={query} loading={<CheckoutSkeleton part="block" />}>
        {(data) => (
          <PayChoice
            types={enabledPayTypes(data)}
            value={chosen}
            amount={amount}
            onChange={onChoose}
          />
        )}
      </QueryBoundary>
      {isMissing && (
        <FieldError as="p" hideIcon className={styles.blockError}>
          {t('checkout.payType')}
        </FieldError>
      )}
    </section>
  );
}
