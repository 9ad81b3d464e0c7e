import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/points.webp';
import { PointsList } from './points-list.tsx';
import { useMyPoints } from '#/domain/points/use-my-points.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';
import * as styles from './page.module.css';
import { pointsSearch } from '../routes.ts';
import type { PointsAccount } from '#generated/model/pointsAccount.ts';
import { numberText } from '#/i18n/format.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as pointsStyles from './points.module.css';
import { PackageCheck, ShoppingBag, Snowflake } from 'lucide';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.ts';

/** How points are earned, in general: the backend does not expose the rates. */
function EarnPoints() {
  const { t } = useTranslation();
  const steps = [
    { icon: ShoppingBag, title: t('points.earnBuy'), text: t('points.earnBuyText') },
    { icon: Snowflake, title: t('points.earnFrozen'), text: t('points.earnFrozenText') },
    { icon: PackageCheck, title: t('points.earnCount'), text: t('points.earnCountText') },
  ];
  return (
    <div className={pointsStyles.earn}>
      <ol className={pointsStyles.earnSteps}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={pointsStyles.earnIcon}>
              <Icon as={icon} size={24} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink kind="primary" to={paths.home()}>
        {t('empty.goShopping')}
      </ButtonLink>
    </div>
  );
}

/** Points: balance, earned, spent and pending. */
function PointsBand({ account }: { account: PointsAccount | undefined }) {
  const { t, locale } = useTranslation();
  const figures = [
    { label: t('points.current'), value: account?.integral },
    { label: t('points.total'), value: account?.settledIntegral },
    { label: t('points.consumption'), value: account?.useIntegral },
    { label: t('points.frozen'), value: account?.freezeIntegral },
  ];
  return (
    <dl className={pointsStyles.pointsBand}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            {value === undefined ? <Skeleton width={72} height={32} /> : numberText(value, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
