import { lazyWithRetry } from '../../features/part/lazy-with-retry.tsx';
import { LazyBoundary } from '../../features/part/lazy-boundary.tsx';
import { useRouteLocation } from '../../router/router.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// The form library and the validator are not needed for the frame.
const RefundRequest = lazyWithRetry(() =>
  import('../../domain/refund/refund-request.tsx').then(({ RefundRequest: Part }) => Part),
);

/** A new refund request. The form is remounted for each order. */
export default function RefundRequestPage() {
  const orderNo = useRouteLocation().search.get('orderNo') ?? '';
  return (
    <LazyBoundary showErrorOnFailure fallback={<Skeleton height={880} radius={12} />}>
      <RefundRequest key={orderNo} orderNo={orderNo} />
    </LazyBoundary>
  );
}
