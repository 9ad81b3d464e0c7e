import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/points.webp';
import { EarnPoints } from '#/domain/points/earn-points.tsx';
import { PointsBand } from '#/domain/points/points-band.tsx';
import { PointsList } from '#/domain/points/points-list.tsx';
import { useMyPoints } from '#/domain/points/use-my-points.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';
import * as styles from './page.module.css';
import { pointsSearch } from './route.ts';

/** The shopper's points: balance, history and how to earn more. */
export default function PointsPage() {
  const { t } = useTranslation();
  const { tab, page } = useSearch(pointsSearch);
  const { query, missing } = useMyPoints();
  if (missing) {
    return (
      <EmptyList
        className="card"
        heading="h1"
        picture={statePicture}
        title={t('points.missing')}
        text={t('points.missingText')}
      />
    );
  }
  const tabs = [
    { id: 'detail', to: paths.points(), label: t('points.detailTab') },
    { id: 'earn', to: paths.points('earn'), label: t('points.earnTab') },
  ];
  return (
    <div className={`card ${styles.root}`}>
      <h1>{t('account.points')}</h1>
      {query.isError && !query.data ? (
        <LoadError
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PointsBand account={query.data} />
      )}
      <TabLinks
        small
        className={styles.tabs}
        label={t('account.points')}
        items={tabs}
        value={tab}
      />
      {tab === 'detail' ? <PointsList page={page} /> : <EarnPoints />}
    </div>
  );
}
