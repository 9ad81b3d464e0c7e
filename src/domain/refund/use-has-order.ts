import { useQuery } from '@tanstack/react-query';
import { useOrderDetail } from '#generated/client/order/order.ts';
import { isGone } from '#/api/error-class.ts';
import { orderRowsQuery } from '#/domain/order/find-order-rows.ts';

/** Whether the merchant order of a refund can be opened: the shopper may have deleted it. True while that is unknown. */
export function useHasOrder(orderNo: string): boolean {
  const { data, error } = useOrderDetail(orderNo, { query: { retry: false } });
  // An order of a removed store has no detail, but is in the list.
  const isMissing = error?.kind === 'answer' && (!data || isGone(error));
  const { data: rows } = useQuery({ ...orderRowsQuery(orderNo), enabled: isMissing });
  return !isMissing || rows?.length !== 0;
}
