import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { refundRequestSearch } from '../routes.ts';

// The form library and the validator are not needed for the frame.
const RefundRequest = lazyPart(() => import('#/domain/refund/refund-request.tsx'), 'RefundRequest');

/** A new refund request. The form is remounted for each order. */
export default function RefundRequestPage() {
  const { orderNo } = useSearch(refundRequestSearch);
  return (
    <LazyBoundary showErrorOnFailure fallback={<Skeleton height={880} radius={12} />}>
      <RefundRequest key={orderNo} orderNo={orderNo} />
    </LazyBoundary>
  );
}
