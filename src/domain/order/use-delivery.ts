import {
  useOrderDetail,
  useOrderExpress,
  useVisitorOrderDetail,
} from '#generated/client/order/order.ts';
import { type Delivery, deliveryOf } from './delivery.ts';

export type DeliveryState =
  { kind: 'loading' } | { kind: 'failed'; busy: boolean; retry: () => void } | Delivery;

/**
 * Delivery of a shipped merchant order. Visitors load it with their identity, in one call.
 * @param identity null for a signed-in shopper
 */
export function useDelivery(orderNo: string, identity: string | null): DeliveryState {
  const isVisitor = identity !== null;
  // No retry on mount: this renders instead of the failed page, and a retry would unmount it again.
  const order = useOrderDetail(orderNo, { query: { enabled: !isVisitor, retryOnMount: false } });
  const parcel = useOrderExpress(orderNo, { query: { enabled: !isVisitor } });
  const visitorOrder = useVisitorOrderDetail(
    { orderNo, identity: identity ?? '' },
    { query: { enabled: isVisitor, gcTime: 0 } },
  );

  if (isVisitor) {
    if (visitorOrder.data) return deliveryOf(visitorOrder.data, visitorOrder.data.expressInfo);
    return stateOfQuery(visitorOrder);
  }
  const fromOrder = order.data && deliveryOf(order.data, null);
  if (fromOrder && fromOrder.kind !== 'unknown') return fromOrder;
  // Without the detail the kind of delivery is unknown, but there may be a parcel.
  if (parcel.data !== undefined && (order.data || order.isError))
    return deliveryOf(order.data, parcel.data);
  return stateOfQuery(parcel.data === undefined ? parcel : order);
}

interface MissingQuery {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function stateOfQuery({ isError, isFetching, refetch }: MissingQuery): DeliveryState {
  return isError
    ? { kind: 'failed', busy: isFetching, retry: () => void refetch() }
    : { kind: 'loading' };
}
