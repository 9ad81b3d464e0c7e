import { lazyPart } from '../../features/part/lazy-part.tsx';
import { Later } from '../../features/part/later.tsx';
import { useVisit } from '../../router/router.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// The form library and the validator are not needed for the frame.
const RefundRequest = lazyPart(() =>
  import('../../domain/refund/refund-request.tsx').then(({ RefundRequest: Part }) => Part),
);

/** A new request is a form of its own for each order. */
export default function RefundRequestPage() {
  const orderNo = useVisit().search.get('orderNo') ?? '';
  return (
    <Later missed fallback={<Skeleton height={880} radius={12} />}>
      <RefundRequest key={orderNo} orderNo={orderNo} />
    </Later>
  );
}
