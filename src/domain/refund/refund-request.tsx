import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useOrderDetail } from '#generated/client/order/order.ts';
import { useRefundFormSuspense } from '#generated/client/refund/refund.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/refunds.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { focusOnMount } from '#/ui/focus.ts';
import { findActiveRefund, refundLookupQuery } from './refund-queries.ts';
import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import { OrderRefundStatus } from '#generated/model/orderRefundStatus.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import { RequestAside } from './request-aside.tsx';
import { RequestForm } from './request-form.tsx';
import * as styles from './refund-request.module.css';
import { useRefundRequest } from './use-refund-request.ts';

/** Why a merchant order cannot be refunded now. */
type RefundBlock = 'unpaid' | 'shipped' | 'waiting' | 'running' | 'done' | 'closed';

type OrderFlags = Pick<MerchantOrderDetail, 'paid' | 'status' | 'refundStatus'>;

const BY_REFUND: Partial<Record<OrderRefundStatus, RefundBlock>> = {
  [OrderRefundStatus.applied]: 'waiting',
  [OrderRefundStatus.refunding]: 'running',
  [OrderRefundStatus.refunded]: 'done',
};

/** Null if a refund can be requested: the order is paid, not in delivery, and has no open refund. */
export function refundBlock({ paid, status, refundStatus }: OrderFlags): RefundBlock | null {
  if (status === OrderStatus.cancelled) return 'closed';
  if (!paid) return 'unpaid';
  const open = BY_REFUND[refundStatus];
  if (open) return open;
  if (status === OrderStatus.toReceive) return 'shipped';
  const allowed = status === OrderStatus.toShip || status === OrderStatus.completed;
  return allowed && refundStatus === OrderRefundStatus.none ? null : 'closed';
}

interface BlockWords {
  title: (t: TFunction) => string;
  text: (t: TFunction) => string;
  /** number of an existing refund to link to; otherwise the order is linked */
  hasRefund?: true;
}

const WORDS: Record<RefundBlock, BlockWords> = {
  unpaid: { title: (t) => t('refund.unpaidTitle'), text: (t) => t('refund.unpaidText') },
  shipped: { title: (t) => t('refund.shippedTitle'), text: (t) => t('refund.shippedText') },
  waiting: {
    title: (t) => t('refund.waitingTitle'),
    text: (t) => t('refund.waitingText'),
    hasRefund: true,
  },
  running: {
    title: (t) => t('refund.onItsWay'),
    text: (t) => t('refund.runningText'),
    hasRefund: true,
  },
  done: { title: (t) => t('refund.doneTitle'), text: (t) => t('refund.doneText'), hasRefund: true },
  closed: { title: (t) => t('refund.closedTitle'), text: (t) => t('refund.closedText') },
};

interface RequestBlockedProps {
  orderNo: string;
  block: RefundBlock;
  /** it replaces a form that was just submitted */
  takesFocus: boolean;
}

/** Shown instead of the form if an order cannot be refunded, with a link to the next step. */
function RequestBlocked({ orderNo, block, takesFocus }: RequestBlockedProps) {
  const { t } = useTranslation();
  const { title, text, hasRefund } = WORDS[block];
  const { data: refunds } = useQuery({ ...refundLookupQuery(), enabled: hasRefund ?? false });
  const refund = findActiveRefund(refunds, orderNo);

  const toOrder = (
    <ButtonLink kind={hasRefund ? 'line' : 'primary'} to={paths.order(orderNo)}>
      {t('order.view')}
    </ButtonLink>
  );
  const toRefund = (
    <ButtonLink kind="primary" to={refund ? paths.refund(refund.refundOrderNo) : paths.refunds()}>
      {refund ? t('refund.view') : t('refund.list')}
    </ButtonLink>
  );
  return (
    <div ref={takesFocus ? focusOnMount : null} tabIndex={-1}>
      <Empty
        className="card"
        picture={statePicture}
        heading="h1"
        title={title(t)}
        text={text(t)}
        action={
          <>
            {hasRefund && toRefund}
            {toOrder}
          </>
        }
      />
    </div>
  );
}

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
