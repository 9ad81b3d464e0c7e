import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderCreate } from '#generated/client/order/order.ts';
import type { OrderCreate } from '#generated/model/orderCreate.ts';
import type { ApiError } from '#/api/error.ts';
import type { usePayOrder } from '#/domain/payment/use-pay-order.tsx';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { updateRecord, storePlacedOrder } from './pre-order-record.ts';

interface PlaceOrder {
  /** @param amount amount due */
  place: (order: OrderCreate, amount: string) => Promise<void>;
  problem: string | null;
}

/**
 * Creates the order once and starts its payment.
 * @param setIsPlacing set to true on the first click and back to false if the order is refused: the pre-order must not be
 * re-created meanwhile, nor after the order exists
 * @param check checks after a failure whether the pre-order still exists
 * @param explain returns the reason of a refusal
 */
export function usePlaceOrder(
  setIsPlacing: (isPlacing: boolean) => void,
  pay: ReturnType<typeof usePayOrder>['pay'],
  check: () => Promise<boolean>,
  explain: (error: ApiError) => Promise<string>,
): PlaceOrder {
  const navigate = useNavigate();
  const { mutateAsync } = useOrderCreate();
  const create = useAction((data: OrderCreate) => mutateAsync({ data }), {
    visitor: true,
    errors: 'none',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  function release() {
    running.current = false;
    setIsPlacing(false);
  }

  async function createOrder(data: OrderCreate, payFee: string): Promise<string | null> {
    const created = await create.run(data);
    if (created.done) return created.result.orderNo;
    if (created.error) await handleFailure(data, payFee, created.error);
    return null;
  }

  async function handleFailure(data: OrderCreate, payFee: string, error: ApiError) {
    // The order may exist although there was no response.
    if (error.kind !== 'answer') updateRecord(data.preOrderNo, { uncertain: true, payFee });
    if (!(await check())) return;
    const reason = await explain(error);
    setProblem(reason);
    showToast('error', reason);
  }

  async function place(order: OrderCreate, amount: string) {
    if (running.current) return;
    running.current = true;
    setIsPlacing(true);
    setProblem(null);
    const orderNo = await createOrder(order, amount);
    if (orderNo === null) {
      release();
      return;
    }
    storePlacedOrder(order.preOrderNo, orderNo);
    if (!(await pay({ orderNo, payType: order.payType, amount })))
      void navigate(paths.masterOrder(orderNo), { replace: true });
  }

  return { place, problem };
}
