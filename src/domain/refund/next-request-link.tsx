import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { useOrderDetail } from '#generated/client/order/order.ts';
import { useRefundList } from '#generated/client/refund/refund.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { paths } from '#/lib/paths.ts';
import { canRequestRefund } from '#/domain/order/order-actions.ts';
import { refundListParams } from './refund-queries.ts';

type Refused = Pick<RefundListItem, 'id' | 'merOrderNo' | 'refundStatus'>;

/**
 * The next action after a refusal: a new request if the order allows it, or the newer request. Null for other states, and
 * while loading.
 */
function useNextRequest({
  id,
  merOrderNo,
  refundStatus,
}: Refused): { kind: 'again' | 'newer'; to: string } | null {
  // A refusal changes the order's state: data loaded before it is stale.
  const query = { enabled: refundStatus === RefundState.refused, retry: false, staleTime: 0 };
  const { data: order, isFetchedAfterMount } = useOrderDetail(merOrderNo, { query });
  const { data: newest } = useRefundList(refundListParams(1), { query });
  if (refundStatus !== RefundState.refused || !isFetchedAfterMount) return null;
  if (order && canRequestRefund(order))
    return { kind: 'again', to: paths.refundRequest(merOrderNo) };
  const newer = newest?.list.find((other) => other.merOrderNo === merOrderNo && other.id > id);
  return newer ? { kind: 'newer', to: paths.refund(newer.refundOrderNo) } : null;
}

interface NextRequestLinkProps {
  refund: Pick<RefundListItem, 'id' | 'merOrderNo' | 'refundStatus'>;
  size?: 'sm' | 'md';
}

/** Link from a refused refund to a new request, or to a newer one. */
export function NextRequestLink({ refund, size = 'md' }: NextRequestLinkProps) {
  const { t } = useTranslation();
  const next = useNextRequest(refund);
  if (!next) return null;
  return (
    <ButtonLink kind="soft" size={size} to={next.to}>
      {next.kind === 'again' ? t('refund.again') : t('refund.newer')}
    </ButtonLink>
  );
}
