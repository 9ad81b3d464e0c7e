import { useTranslation } from 'react-i18next';
import { Timeline, TimelineItem } from '#/ui/timeline.tsx';
import { EarlierApplications } from './earlier-applications.tsx';
import { REVIEW_DAYS } from './review-days.ts';
import * as styles from './apply-aside.module.css';

/** The steps of an application, and earlier applications. */
export function ApplyAside({ sent }: { sent: boolean }) {
  const { t } = useTranslation();
  const steps = [
    { name: t('apply.stepSend'), text: t('apply.stepSendText') },
    { name: t('apply.stepReview'), text: t('apply.stepReviewText', { count: REVIEW_DAYS }) },
    { name: t('apply.stepResult'), text: t('apply.stepResultText') },
    { name: t('apply.stepOpen'), text: t('apply.stepOpenText') },
  ];
  return (
    <aside className={styles.root}>
      <section className="card card--pad">
        <h2 className={styles.title}>{t('apply.next')}</h2>
        <Timeline>
          {steps.map(({ name, text }, index) => (
            <TimelineItem
              key={index}
              title={name}
              mark={index === Number(sent) ? 'now' : undefined}
            >
              <p>{text}</p>
            </TimelineItem>
          ))}
        </Timeline>
      </section>
      <EarlierApplications />
    </aside>
  );
}
