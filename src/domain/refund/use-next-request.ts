import { useOrderDetail } from '../../../generated/client/order/order.ts';
import { useRefundList } from '../../../generated/client/refund/refund.ts';
import type { RefundListItem } from '../../../generated/model/refundListItem.ts';
import { RefundState } from '../../../generated/model/refundState.ts';
import { paths } from '../../lib/paths.ts';
import { canRequestRefund } from '../order/order-actions.ts';
import { refundListParams } from './refund-queries.ts';

type Refused = Pick<RefundListItem, 'id' | 'merOrderNo' | 'refundStatus'>;

/**
 * What a shopper can do after a refusal: request again while the order allows it, or look at the
 * newer request. Null for all other states, and while it is not known.
 */
export function useNextRequest({
  id,
  merOrderNo,
  refundStatus,
}: Refused): { kind: 'again' | 'newer'; to: string } | null {
  // A refusal opens the order again: what was read before it says otherwise.
  const query = { enabled: refundStatus === RefundState.refused, retry: false, staleTime: 0 };
  const { data: order } = useOrderDetail(merOrderNo, { query });
  const { data: newest } = useRefundList(refundListParams(1), { query });
  if (refundStatus !== RefundState.refused) return null;
  if (order && canRequestRefund(order))
    return { kind: 'again', to: paths.refundRequest(merOrderNo) };
  const newer = newest?.list.find((other) => other.merOrderNo === merOrderNo && other.id > id);
  return newer ? { kind: 'newer', to: paths.refund(newer.refundOrderNo) } : null;
}
