import { useTranslation } from 'react-i18next';
import { useSettlementRecords } from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { applicationsParams } from '#/domain/merchant/application/application-queries.ts';
import { paths } from '#/lib/paths.ts';
import { pageSearch } from '#/router/page-search.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { AccountHead } from '../account-head.tsx';
import { ApplicationList } from './application-list.tsx';
import * as styles from './page.module.css';

const CARDS = 3;

/** The shopper's merchant applications and their status. */
export default function ApplicationRecordPage() {
  const { t } = useTranslation();
  const { page } = useSearch(pageSearch);
  const query = useSettlementRecords(applicationsParams(page));
  const total = query.data?.total;
  const loading = (
    <div className={styles.applications} aria-busy>
      {Array.from({ length: CARDS }, (_, card) => (
        <Skeleton key={card} height={142} radius={12} />
      ))}
    </div>
  );
  return (
    <>
      <AccountHead>
        <h1>{t('account.applications')}</h1>
        {total !== undefined && total > 0 && (
          <p className="muted">{t('apply.count', { count: total })}</p>
        )}
        {/* The empty state has the same button. */}
        {total !== 0 && (
          <ButtonLink className={styles.applicationsNew} to={paths.apply()}>
            {t('nav.becomeMerchant')}
          </ButtonLink>
        )}
      </AccountHead>
      <QueryBoundary query={query} loading={loading}>
        {(data) => <ApplicationList data={data} page={page} />}
      </QueryBoundary>
    </>
  );
}
