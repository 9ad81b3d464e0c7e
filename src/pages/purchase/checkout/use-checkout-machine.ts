import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { usePreOrderDetail } from '#generated/client/order/order.ts';
import { useAction } from '#/session/use-action.ts';
import { useMachine } from '#/ui/use-machine.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { placeOrder, renewPreOrder } from './actions.ts';
import { carryOut, type CheckoutTools, reportIfVisible } from './carry-out.ts';
import { checkoutTransition } from './machine.ts';
import { orderedItems } from './placed-order.ts';
import { isPreOrderGone } from '#/backend/pre-order-gone.ts';
import { nextCheckDelay, remainingMs } from './pre-order-expiry.ts';
import { placedOrder, readRecord, updateRecord } from './pre-order-record.ts';
import { type CheckoutEffect, type Happened, openingCheckout } from './state.ts';

/** The machine handles their errors. */
const WRITE = { visitor: true, errors: 'none' } as const;

/**
 * The machine of a checkout, with the pre-order. Storage and clock are read after the first render.
 * @param pay as of `usePayOrder`
 * @param dropCoupon deselects the coupon
 */
export function useCheckoutMachine({
  preOrderNo,
  ...given
}: Pick<CheckoutTools, 'preOrderNo' | 'buy' | 'pay' | 'dropCoupon'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = usePreOrderDetail(preOrderNo, {
    query: { enabled: preOrderNo !== '', refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const sendPreOrder = useAction(renewPreOrder, WRITE);
  const sendOrder = useAction(placeOrder, WRITE);

  const [machine, send] = useMachine(
    openingCheckout(preOrderNo),
    checkoutTransition,
    (effect: CheckoutEffect) =>
      carryOut(
        {
          preOrderNo,
          detail: query.data,
          client,
          t,
          navigate,
          sendPreOrder,
          sendOrder,
          report,
          ...given,
        },
        effect,
      ),
  );
  const report = (event: Happened) => send({ ...event, preOrderNo });

  const begin = useEffectEvent(() => {
    const { openedAt, uncertain, replaced, twin } = updateRecord(preOrderNo, {
      openedAt: readRecord(preOrderNo).openedAt,
    });
    const left = () => remainingMs(openedAt, Date.now());
    const stored = { placedNo: placedOrder(preOrderNo), isUncertain: uncertain, replaced, twin };
    report({ type: 'opened', left: left(), ...stored });
    return left;
  });
  const passTime = useEffectEvent((left: number) => report({ type: 'timePassed', left }));
  // With the commit: what was read is shown with the first paint.
  useLayoutEffect(() => {
    const left = begin();
    let timer = 0;
    const wait = () => {
      const delay = nextCheckDelay(left());
      if (delay === null) return;
      timer = window.setTimeout(() => {
        passTime(left());
        wait();
      }, delay);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [preOrderNo]);

  useOnChange(query.data, (data) => {
    if (!data) return;
    const { cartIdList, orderList, proTotalFee } = data;
    const lines = orderedItems(orderList);
    updateRecord(preOrderNo, { cartIds: cartIdList, lines, productFee: proTotalFee });
  });
  const isGone = isPreOrderGone(query.error);
  useOnChange(isGone && preOrderNo, () => {
    if (isGone) report({ type: 'gone' });
  });
  useWindowEvent('pageshow', ({ persisted }) => {
    const orderNo = placedOrder(preOrderNo);
    if (persisted && orderNo) report({ type: 'wasPlaced', orderNo });
  });
  useWindowEvent('visibilitychange', () => reportIfVisible({ preOrderNo, report }));

  return {
    state: machine.preOrderNo === preOrderNo ? machine : openingCheckout(preOrderNo),
    report,
    detail: query.data,
    /** loading failed; a retry may help */
    error: query.data || isGone ? null : query.error,
    retry: () => void query.refetch(),
  };
}
