import { useOrderDetail } from '#generated/client/order/order.ts';
import { useRefundFormSuspense } from '#generated/client/refund/refund.ts';
import { refundBlock, RequestBlocked } from './request-blocked.tsx';
import { RequestAside } from './request-aside.tsx';

import { RequestForm } from './request-form.tsx';
import * as styles from './refund-request.module.css';
import { useRefundRequest } from './use-refund-request.ts';

/** Refund form of a merchant order, or the reason why it cannot be refunded. */
export function RefundRequest({ orderNo }: { orderNo: string }) {
  const { data: form } = useRefundFormSuspense(orderNo);
  const { data: order } = useOrderDetail(orderNo, {
    query: { retry: false, retryOnMount: false, refetchOnWindowFocus: 'always' },
  });
  const request = useRefundRequest(orderNo);
  // The form only states the payment; other conditions are checked by the backend on submission.
  const block = order ? refundBlock(order) : form.paid ? null : 'unpaid';
  if (block && !request.busy)
    return <RequestBlocked orderNo={orderNo} block={block} takesFocus={request.failure !== null} />;
  return (
    <div className={styles.request}>
      <RequestForm order={form} store={order?.merName.trim() ?? ''} request={request} />
      <RequestAside form={form} order={order} />
    </div>
  );
}
