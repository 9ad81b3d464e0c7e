import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderCreate } from '../../../generated/client/order/order.ts';
import type { OrderCreate } from '../../../generated/model/orderCreate.ts';
import { isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import type { usePayOrder } from '../../features/payment/use-pay-order.tsx';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';
import { keepRecord, rememberPlaced } from './visit-record.ts';

interface PlaceOrder {
  place: (order: OrderCreate) => Promise<void>;
  problem: string | null;
}

/**
 * Creates the order once and starts its payment.
 * @param setHeld told true from the first click until the order exists or was refused, and for good once it exists: nobody
 * shall make the pre-order anew meanwhile
 * @param check asks whether the pre-order is still there after a failure
 */
export function usePlaceOrder(
  setHeld: (held: boolean) => void,
  pay: ReturnType<typeof usePayOrder>['pay'],
  check: () => Promise<boolean>,
): PlaceOrder {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useOrderCreate({ mutation: { meta: { quiet: true } } });
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  function release() {
    running.current = false;
    setHeld(false);
  }

  async function created(data: OrderCreate): Promise<string | null> {
    try {
      const made = await withSignIn(() => create.mutateAsync({ data }), { visitor: true });
      return made?.orderNo ?? null;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // No answer does not mean no order.
      if (error.kind !== 'answer') keepRecord(data.preOrderNo, { uncertain: true });
      const still = await check();
      if (still) {
        setProblem(messageOf(error, t));
        showToast('error', messageOf(error, t));
      }
      return null;
    }
  }

  async function place(order: OrderCreate) {
    if (running.current) return;
    running.current = true;
    setHeld(true);
    setProblem(null);
    const orderNo = await created(order);
    if (orderNo === null) {
      release();
      return;
    }
    rememberPlaced(order.preOrderNo, orderNo);
    if (!(await pay({ orderNo, payType: order.payType })))
      void navigate(paths.masterOrder(orderNo), { replace: true });
  }

  return { place, problem };
}
