import { useQuery } from '@tanstack/react-query';
import { useRefundDetail } from '#generated/client/refund/refund.ts';
import { PartialRefundDetail, RefundDetail } from '#/domain/refund/refund-detail.tsx';
import { findRefund, refundLookupQuery } from '#/domain/refund/refund-queries.ts';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { refundSearch } from '../routes.ts';

const PANEL_HEIGHT = 286;

/** A refund request. Refetched on focus, because the merchant may have decided meanwhile. */
export default function RefundDetailPage() {
  const { refundNo: no } = useSearch(refundSearch);
  const detail = useRefundDetail(no, {
    query: { refetchOnWindowFocus: 'always', retryOnMount: false },
  });
  const lookup = useQuery({
    ...refundLookupQuery(),
    enabled: detail.isError && !detail.data,
    retryOnMount: false,
  });
  if (detail.data) return <RefundDetail refund={detail.data} readAt={detail.dataUpdatedAt} />;
  const row = findRefund(lookup.data, no);
  if (row) return <PartialRefundDetail refund={row} readAt={lookup.dataUpdatedAt} />;
  if (detail.error && !lookup.isFetching) throw detail.error;
  return <Skeleton height={PANEL_HEIGHT} radius={12} />;
}
