import { useTranslation } from 'react-i18next';
import { useSettlementRecords } from '#generated/client/settlement/settlement.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { applicationsParams } from '#/domain/merchant/application/application-queries.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { REVIEW_DAYS } from './review-days.ts';
import * as styles from './apply-aside.module.css';

const SHOWN_APPLICATIONS = 3;

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
        <h2>{t('apply.next')}</h2>
        <ol className={styles.timeline}>
          {steps.map(({ name, text }, index) => (
            <li key={index} aria-current={index === Number(sent) ? 'step' : undefined}>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <EarlierApplications />
    </aside>
  );
}

/** The newest applications. Renders nothing without any. */
function EarlierApplications() {
  const { t } = useTranslation();
  const { data } = useSettlementRecords(applicationsParams(1));
  if (!data?.list.length) return null;
  return (
    <section className="card card--pad">
      <h2>{t('apply.earlier')}</h2>
      <ul className={styles.applyEarlier}>
        {data.list.slice(0, SHOWN_APPLICATIONS).map(({ id, name, auditStatus, denialReason }) => (
          <li key={id}>
            <div className="spread">
              <span className="clip">{name}</span>
              <StatusTag status={auditStatus} />
            </div>
            {auditStatus === SettlementStatus.refused && (
              <>
                {denialReason && <p className="muted">{denialReason}</p>}
                <Link
                  className="link"
                  to={paths.apply(id)}
                  aria-label={t('apply.resubmitOf', { name })}
                >
                  {t('apply.resubmit')}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <Link className="link" to={paths.applications()}>
        {t('apply.all')}
      </Link>
    </section>
  );
}
