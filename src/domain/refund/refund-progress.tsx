import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundDetail } from '#generated/model/refundDetail.ts';
import { RefundState } from '#generated/model/refundState.ts';
import type { Elements } from '#/lib/content.ts';
import { Stamp } from '#/shared/time/dates.tsx';
import { Timeline, TimelineItem } from '#/ui/timeline.tsx';
import * as styles from './refund-progress.module.css';
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
export function RefundProgress({ refund, payTime, children }: RefundProgressProps) {
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
    <section className={`card card--pad ${styles.root}`}>
      <h2 className={styles.title}>{t('refund.progress')}</h2>
      <Timeline>
        {entries.map(({ title, text, time }, index) => (
          <TimelineItem key={title} title={title} mark={index === 0 ? latest : undefined}>
            {text && <p className="clip-2">{text}</p>}
            <Stamp of={time} />
          </TimelineItem>
        ))}
      </Timeline>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
