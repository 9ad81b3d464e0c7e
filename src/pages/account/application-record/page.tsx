import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useSettlementRecords,
  useSettlementDetail,
} from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import {
  applicationsParams,
  APPLICATIONS_PER_PAGE,
} from '#/domain/merchant/application/application-queries.ts';
import { paths } from '#/lib/paths.ts';
import { pageSearch } from '#/router/page-search.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { SettlementRecordPage } from '#generated/model/settlementRecordPage.ts';
import statePicture from '#/assets/states/applications.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { AccountHead } from '../account-head.tsx';
import { ApplicationCard } from './application-card.tsx';
import * as styles from './page.module.css';

/**
 * Whether the pending applications of a list (newest first) can be changed. This is an extension; a request for the
 * newest one shows whether the backend has it.
 */
function useChangeable(list: readonly SettlementRecord[]): boolean {
  const id = list.find(({ auditStatus }) => auditStatus === SettlementStatus.waiting)?.id ?? 0;
  const { data } = useSettlementDetail(id, {
    query: { enabled: id > 0 && !lacksExtension('settlementDetail') },
  });
  return data !== undefined;
}

interface ApplicationListProps {
  data: SettlementRecordPage;
  page: number;
}

/** One page of applications, newest first. */
function ApplicationList({ data, page }: ApplicationListProps) {
  const { t } = useTranslation();
  const changeable = useChangeable(data.list);
  const pages = Math.ceil(data.total / APPLICATIONS_PER_PAGE);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('apply.none')}
        text={t('apply.noneText')}
        link={{ to: paths.apply(), label: t('nav.becomeMerchant') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={paths.applications}>
      <ul className={styles.applications}>
        {data.list.map((application) => (
          <ApplicationCard key={application.id} application={application} changeable={changeable} />
        ))}
      </ul>
    </PagedList>
  );
}

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
