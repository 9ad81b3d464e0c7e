import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOrderDetail } from '#generated/client/order/order.ts';
import { useRefundList } from '#generated/client/refund/refund.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { paths } from '#/lib/paths.ts';
import { canRequestRefund } from '#/domain/order/order-actions.ts';
import { refundListParams } from './refund-queries.ts';

interface NextRequestLinkProps {
  refund: Pick<RefundListItem, 'id' | 'merOrderNo' | 'refundStatus'>;
  /** when the refund was read, in ms */
  readAt: number;
  size?: 'sm' | 'md';
}

/** Link from a refused refund to a new request if the order allows it, or to the newer one. Nothing for other states. */
export function NextRequestLink(props: NextRequestLinkProps) {
  return props.refund.refundStatus === RefundState.refused ? <AfterRefusal {...props} /> : null;
}

function AfterRefusal({ refund, readAt, size = 'md' }: NextRequestLinkProps) {
  const { t } = useTranslation();
  const { id, merOrderNo } = refund;
  // A refusal changes the order's state: data read before it is stale.
  const [since] = useState(readAt);
  const query = {
    retry: false,
    refetchOnWindowFocus: 'always',
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < since ? 0 : Infinity,
  } as const;
  const order = useOrderDetail(merOrderNo, { query });
  const list = useRefundList(refundListParams(1), { query });
  if ((order.dataUpdatedAt < since && !order.isError) || list.isPending)
    return size === 'md' ? <Skeleton width={160} height="var(--h-control)" /> : null;
  const newer = list.data?.list.find((other) => other.merOrderNo === merOrderNo && other.id > id);
  const next =
    order.data && canRequestRefund(order.data)
      ? { to: paths.refundRequest(merOrderNo), text: t('refund.again') }
      : newer && { to: paths.refund(newer.refundOrderNo), text: t('refund.newer') };
  return next ? (
    <ButtonLink kind="soft" size={size} to={next.to}>
      {next.text}
    </ButtonLink>
  ) : null;
}
