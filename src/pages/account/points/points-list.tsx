import { useTranslation } from '#/i18n/use-translation.ts';
import { usePointsList } from '#generated/client/points/points.ts';
import { PointsDirection } from '#generated/model/pointsDirection.ts';
import type { PointsEntry } from '#generated/model/pointsEntry.ts';
import type { PointsPage } from '#generated/model/pointsPage.ts';
import statePicture from '#/assets/states/points.webp';
import { numberText } from '#/i18n/format.ts';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { StateTag } from '#/ui/tag.tsx';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import * as styles from './points.module.css';
import { pointsPages, pointsParams } from './points-params.ts';

const ROWS = 5;

/** Earned and spent points, latest first. */
export function PointsList({ page }: { page: number }) {
  const query = usePointsList(pointsParams(page));
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className={styles.root}>
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={row} height={64} className={styles.wait} />
          ))}
        </div>
      }
    >
      {(data) => <Rows data={data} page={page} />}
    </QueryBoundary>
  );
}

function Rows({ data, page }: { data: PointsPage; page: number }) {
  const { t } = useTranslation();
  const pages = pointsPages(data.total);
  if (data.total === 0) {
    return (
      <EmptyList
        picture={statePicture}
        title={t('points.empty')}
        text={t('points.emptyText')}
        link={{ to: paths.points('earn'), label: t('points.earnTab') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={(n) => paths.points('detail', n)}>
      <ul className={styles.root}>
        {data.list.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
    </PagedList>
  );
}

const MINUS = '\u2212';

function Row({ entry: { title, type, integral, updateTime } }: { entry: PointsEntry }) {
  const { t, locale } = useTranslation();
  const earned = type === PointsDirection.earned;
  return (
    <li>
      <div>
        <b>{title}</b>
        <small className="muted">
          <Stamp of={updateTime} />
        </small>
      </div>
      <StateTag tone={earned ? 'ok' : 'plain'}>
        {earned ? t('points.earned') : t('points.spent')}
      </StateTag>
      <span className={earned ? `${styles.n} num ${styles.isEarned}` : `${styles.n} num`}>
        {(earned ? '+' : MINUS) + numberText(integral, locale)}
      </span>
    </li>
  );
}
