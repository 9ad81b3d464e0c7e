import { RefundRequest } from '../../domain/refund/refund-request.tsx';
import { useVisit } from '../../router/router.tsx';

/** A new request is a form of its own for each order. */
export default function RefundRequestPage() {
  const orderNo = useVisit().search.get('orderNo') ?? '';
  return <RefundRequest key={orderNo} orderNo={orderNo} />;
}
