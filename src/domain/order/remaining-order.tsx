import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiError } from '#/api/error.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { sumAmounts } from '#/lib/money.ts';
import { orderRowsQuery } from './find-order-rows.ts';
import { MemberOrder } from './member-order.tsx';
import { isCancelled, type OrderView, partOf } from './order-view.ts';

/**
 * An order from its rows in the order list, for orders without a detail: cancelled master orders, and orders of a
 * removed store.
 * @param rows rows of one master order, at least one
 */
export function viewOfRows(
  orderNo: string,
  rows: readonly [MerchantOrderListItem, ...MerchantOrderListItem[]],
): OrderView {
  const [first] = rows;
  const isMaster = orderNo === first.masterOrderNo;
  const areCancelled = rows.every(isCancelled);
  return {
    orderNo,
    masterOrderNo: first.masterOrderNo,
    isMaster,
    createTime: first.createTime,
    paid: first.paid,
    payTime: first.payTime,
    isCancelled: areCancelled,
    cancelTime: null,
    totalNum: rows.reduce((sum, { totalNum }) => sum + totalNum, 0),
    payPrice: isMaster && !areCancelled ? null : sumAmounts(rows.map(({ payPrice }) => payPrice)),
    parts: rows.map(partOf),
    details: null,
  };
}

interface RemainingOrderProps {
  orderNo: string;
  /** why the detail could not be loaded */
  error: ApiError;
  /** refetches the detail */
  onRetry: () => void;
}

/** An order without a readable detail, from the order list. Throws the error if the list does not contain it. */
export function RemainingOrder({ orderNo, error, onRetry }: RemainingOrderProps) {
  const { data, refetch } = useSuspenseQuery(orderRowsQuery(orderNo));
  const [first, ...others] = data;
  if (!first) throw error;
  return (
    <MemberOrder
      order={viewOfRows(orderNo, [first, ...others])}
      refetch={() => void refetch()}
      onReadDetail={onRetry}
    />
  );
}
