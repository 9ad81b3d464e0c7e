import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressAll } from '../../../generated/client/address/address.ts';
import { useOrderCoupons } from '../../../generated/client/coupon/coupon.ts';
import { usePayMethods } from '../../../generated/client/pay/pay.ts';
import type { Address } from '../../../generated/model/address.ts';
import { fieldsTooLong } from '../../features/address-form/order-limits.ts';
import { Part } from '../../features/part/part.tsx';
import { PayChoice } from '../../features/payment/pay-choice.tsx';
import { enabledPayTypes, payTypeOf } from '../../features/payment/pay-types.ts';
import { usePayOrder } from '../../features/payment/use-pay-order.tsx';
import { showToast } from '../../features/toasts/store.ts';
import { Note } from '../../ui/note.tsx';
import { AddressSection } from './address-section.tsx';
import { chosenAddress } from './addresses.ts';
import { CheckoutGone, CheckoutSkeleton } from './checkout-states.tsx';
import { CouponSection } from './coupon-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { clockText, lifePhase, WARN_MS } from './pre-order-life.ts';
import { Summary } from './summary.tsx';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePreOrder } from './use-pre-order.ts';
import { usePrice } from './use-price.ts';

/** Why the backend would not take a coupon, by id of the received coupon. */
interface Refusals {
  preOrderNo: string;
  reasons: Readonly<Record<number, string>>;
}

interface CheckoutProps {
  preOrderNo: string;
  /** buy-now line, as the address has it */
  buy: string | null;
}

const focusIn = (id: string) =>
  document.querySelector<HTMLElement>(`#${id} :is(input:checked, input, button)`)?.focus();

export function Checkout({ preOrderNo, buy }: CheckoutProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({ preOrderNo, reasons: {} });
  const [draft, change] = useDraft(preOrderNo);
  const preOrder = usePreOrder(preOrderNo, buy, held);
  const { detail } = preOrder;
  const usable = detail !== undefined && !held && !preOrder.rebuilding;

  const refused = refusals.preOrderNo === preOrderNo ? refusals.reasons : {};
  function refuseCoupon(couponId: number, why: string) {
    setRefusals({ preOrderNo, reasons: { ...refused, [couponId]: why } });
    change({ couponId: null });
  }

  const addresses = useAddressAll();
  const methods = usePayMethods();
  const coupons = useOrderCoupons(preOrderNo, { query: { enabled: usable } });
  const address = chosenAddress(addresses.data ?? [], draft.addressId);
  const payType = methods.data ? payTypeOf(methods.data, draft.payType) : null;
  const asked = { preOrderNo, addressId: address?.id ?? null, couponId: draft.couponId };
  const price = usePrice(asked, usable && !addresses.isPending, preOrder.check, refuseCoupon);
  const { pay, busy: paying, dialog } = usePayOrder();
  const { place, problem } = usePlaceOrder(setHeld, pay, preOrder.check);

  const addressProblem = problemOf(address);
  const soon = lifePhase(preOrder.left) === 'soon';
  const warn = useEffectEvent(() =>
    showToast('info', t('checkout.expiresSoon', { time: clockText(WARN_MS) })),
  );
  useEffect(() => {
    if (soon) warn();
  }, [soon]);

  function problemOf(chosen: Address | null): string | null {
    if (!chosen) return t('form.emptyAddress');
    return fieldsTooLong(chosen).length > 0 ? t('form.addressLong') : null;
  }

  function refuse(message: string, section: string) {
    setTried(true);
    showToast('error', message);
    focusIn(section);
  }

  function submit() {
    if (!address || addressProblem)
      return refuse(addressProblem ?? t('form.emptyAddress'), 'checkout-address');
    if (!payType) return refuse(t('form.payType'), 'checkout-pay');
    void place({
      preOrderNo,
      addressId: address.id,
      couponId: draft.couponId,
      payType,
      payChannel: 'pc',
      mark: draft.note.trim(),
    });
  }

  if (preOrder.lost && !held)
    return <CheckoutGone why={preOrder.lost.why} onAgain={preOrder.lost.again} />;
  if (!detail)
    return preOrder.error ? (
      <CheckoutGone error={preOrder.error} onAgain={preOrder.retry} />
    ) : (
      <CheckoutSkeleton />
    );
  return (
    <div className="checkout">
      <div>
        {preOrder.rebuilding && (
          <Note>
            <span role="status">{t('checkout.rebuilding')}</span>
          </Note>
        )}
        <Part query={addresses} loading={<CheckoutSkeleton part />}>
          {(list) => (
            <AddressSection
              list={list}
              chosen={address}
              error={tried ? addressProblem : null}
              onChoose={(addressId) => change({ addressId })}
            />
          )}
        </Part>
        <GoodsSection preOrder={detail} note={draft.note} onNote={(note) => change({ note })} />
        <Part query={coupons} loading={null}>
          {(list) =>
            list.length > 0 && (
              <CouponSection
                coupons={list}
                chosen={draft.couponId}
                refused={refused}
                onChoose={(couponId) => change({ couponId })}
              />
            )
          }
        </Part>
        <section className="card block" id="checkout-pay" aria-labelledby="checkout-pay-title">
          <div className="block__head">
            <h2 id="checkout-pay-title">{t('pay.method')}</h2>
          </div>
          <Part query={methods} loading={<CheckoutSkeleton part />}>
            {(data) => (
              <PayChoice
                types={enabledPayTypes(data)}
                value={payType}
                onChange={(type) => change({ payType: type })}
              />
            )}
          </Part>
          {tried && !payType && <p className="field__error block__error">{t('form.payType')}</p>}
        </section>
      </div>
      <Summary
        price={price}
        address={address}
        left={held ? Infinity : preOrder.left}
        busy={held || paying || preOrder.rebuilding}
        problem={problem}
        onPlace={submit}
      />
      {dialog}
    </div>
  );
}
