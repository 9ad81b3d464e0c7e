import { useTranslation } from 'react-i18next';
import type { SettlementRecordPage } from '#generated/model/settlementRecordPage.ts';
import statePicture from '#/assets/states/applications.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { APPLICATIONS_PER_PAGE } from '#/domain/merchant/application/application-queries.ts';
import { useChangeable } from '#/domain/merchant/application/use-changeable.ts';
import { paths } from '#/lib/paths.ts';
import { ApplicationCard } from './application-card.tsx';
import * as styles from './page.module.css';

interface ApplicationListProps {
  data: SettlementRecordPage;
  page: number;
}

/** One page of applications, newest first. */
export function ApplicationList({ data, page }: ApplicationListProps) {
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
