import { useTranslation } from '#/i18n/use-translation.ts';
import { useOrderDetail } from '#generated/client/order/order.ts';
import type { RefundDetail as Refund, RefundDetail } from '#generated/model/refundDetail.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { ContactStoreLink } from '#/domain/merchant/contact-store-link.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Note } from '#/ui/note.tsx';
import { NextRequestLink } from './next-request-link.tsx';
import * as styles from './refund-detail.module.css';
import { refundAmounts } from './refund-amounts.ts';
import { RefundFacts, useHasOrder } from './refund-facts.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { RefundState } from '#generated/model/refundState.ts';
import type { Elements } from '#/lib/content.ts';
import { Stamp } from '#/shared/time/dates.tsx';
import { Timeline, TimelineItem } from '#/ui/timeline.tsx';
import * as refundProgressStyles from './refund-progress.module.css';
import { refundView } from './refund-state.ts';

interface Entry {
  title: string;
  text?: string | undefined;
  /** date of the backend */
  time: string | null | undefined;
}

interface RefundProgressProps {
  refund: RefundDetail;
  /** when the order was paid; null if unknown */
  payTime: string | null;
  /** actions below the steps */
  children?: Elements;
}

/** Steps of a refund, newest first. Only the payment has a time. */
function RefundProgress({ refund, payTime, children }: RefundProgressProps) {
  const { t } = useTranslation();
  const { refundStatus } = refund;
  const reason = refund.refundReasonWap.trim();
  const texts: Partial<Record<RefundState, string>> = {
    [RefundState.waiting]: t('refund.checks'),
    [RefundState.refunding]: t('refund.next2Text'),
    [RefundState.refunded]: t('refund.refuseReason2'),
  };
  const entries: Entry[] = [
    {
      title: refundView(refundStatus).label(t),
      text: texts[refundStatus],
      time: refund.refundTime,
    },
    {
      title: t('refund.stepSent'),
      text: reason || undefined,
      time: refund.createTime,
    },
    { title: t('refund.orderPaid'), time: payTime },
  ].filter((entry, index) => index < 2 || entry.time);
  const latest = refundStatus === RefundState.refused ? 'stopped' : 'now';
  return (
    <section className={`card card--pad ${refundProgressStyles.root}`}>
      <h2 className={refundProgressStyles.title}>{t('refund.progress')}</h2>
      <Timeline>
        {entries.map(({ title, text, time }, index) => (
          <TimelineItem key={title} title={title} mark={index === 0 ? latest : undefined}>
            {text && <p className="clip-2">{text}</p>}
            <Stamp of={time} />
          </TimelineItem>
        ))}
      </Timeline>
      {children && <div className={refundProgressStyles.actions}>{children}</div>}
    </section>
  );
}

/**
 * All details of a refund.
 * @param readAt when it was read, in ms
 */
export function RefundDetail({ refund, readAt }: { refund: Refund; readAt: number }) {
  const { t } = useTranslation();
  const { data: order } = useOrderDetail(refund.merOrderNo, {
    query: { retry: false, refetchOnWindowFocus: 'always' },
  });
  const hasOrder = useHasOrder(refund.merOrderNo);
  return (
    <div className={styles.page}>
      <RefundPanel
        state={refund.refundStatus}
        amount={refund.refundPrice}
        store={refund.merName}
        payType={order?.payType}
        createTime={refund.createTime}
        refundTime={refund.refundTime}
        refusal={refund.refundReason}
        actions={<NextRequestLink refund={refund} readAt={readAt} />}
      />
      <div className={styles.columns}>
        <RefundFacts
          refund={refund}
          amounts={order ? refundAmounts(order, refund.refundPrice) : null}
        />
        <RefundProgress refund={refund} payTime={order?.payTime ?? null}>
          <ContactStoreLink merId={refund.merId} block />
          {hasOrder && (
            <ButtonLink kind="ghost" block to={paths.order(refund.merOrderNo)}>
              {t('order.view')}
            </ButtonLink>
          )}
        </RefundProgress>
      </div>
    </div>
  );
}

interface PartialRefundProps {
  refund: RefundListItem;
  /** when the list was read, in ms */
  readAt: number;
}

/** A refund known only from its row in the list. */
export function PartialRefundDetail({ refund, readAt }: PartialRefundProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Note kind="warn">
        <b>{t('refund.partTitle')}</b>
        <span>{` ${t('refund.partText')}`}</span>
      </Note>
      <RefundPanel
        state={refund.refundStatus}
        amount={refund.refundPrice}
        actions={<NextRequestLink refund={refund} readAt={readAt} />}
      />
      <RefundFacts refund={refund} />
    </div>
  );
}
