import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { SettlementRecordPage } from '../../../generated/model/settlementRecordPage.ts';
import emptyPicture from '../../assets/empty-order.webp';
import { usePageLabels } from '../../features/part/page-labels.ts';
import { APPLICATIONS_PER_PAGE } from '../../features/settlement/application-queries.ts';
import { useChangeable } from '../../features/settlement/use-changeable.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ApplicationCard } from './application-card.tsx';

interface ApplicationListProps {
  data: SettlementRecordPage;
  page: number;
}

/** One page of applications, newest first. */
export function ApplicationList({ data, page }: ApplicationListProps) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const changeable = useChangeable(data.list);
  const pages = Math.ceil(data.total / APPLICATIONS_PER_PAGE);
  if (data.total === 0) {
    const action = (
      <ButtonLink kind="primary" to={paths.apply()}>
        {t('nav.becomeMerchant')}
      </ButtonLink>
    );
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('apply.none')}
        text={t('apply.noneText')}
        action={action}
      />
    );
  }
  if (page > pages) return <Navigate replace to={paths.applications(pages)} />;
  return (
    <>
      <ul className="applications">
        {data.list.map((application) => (
          <ApplicationCard key={application.id} application={application} changeable={changeable} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={paths.applications} labels={labels} />
    </>
  );
}
