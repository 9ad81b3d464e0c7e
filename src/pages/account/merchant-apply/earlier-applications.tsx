import { useTranslation } from '#/i18n/use-translation.ts';
import { useSettlementRecords } from '#generated/client/settlement/settlement.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { applicationsParams } from '#/domain/merchant/application/application-queries.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './earlier-applications.module.css';

const SHOWN_APPLICATIONS = 3;

/** The newest applications. Renders nothing without any. */
export function EarlierApplications() {
  const { t } = useTranslation();
  const { data } = useSettlementRecords(applicationsParams(1));
  if (!data?.list.length) return null;
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('apply.earlier')}</h2>
      <ul className={styles.list}>
        {data.list.slice(0, SHOWN_APPLICATIONS).map(({ id, name, auditStatus, denialReason }) => (
          <li key={id}>
            <div className={styles.line}>
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
