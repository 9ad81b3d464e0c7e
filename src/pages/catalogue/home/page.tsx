import { useTranslation } from 'react-i18next';
import { useHomeActivities } from '#generated/client/home/home.ts';
import { shopName } from '#/config/shop.ts';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ViewedRow } from '#/domain/product/viewed/viewed-row.tsx';
import { useLocale } from '#/i18n/locale.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Activity } from './activity.tsx';
import { SeasonSlides } from './season-slides.tsx';
import { HomeHead } from './home-head.tsx';
import { Hero } from './hero.tsx';
import { Recommended } from './recommended.tsx';
import { Street } from './street.tsx';
import { TopSellers } from './top-sellers.tsx';
import * as styles from './page.module.css';

export default function HomePage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: activities, error, isFetching, refetch } = useHomeActivities();
  const [first, ...others] = activities ?? [];
  const strips = activities?.filter(({ type }) => type === 1) ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <HomeHead />
      <h1 className="sr">{`${shopName(locale)} \u00b7 ${t('site.tagline')}`}</h1>
      <Hero />
      <BelowFold>
        {first && <Activity activity={first} isPale={false} />}
        {!activities && !error && <Skeleton className="section" height={326} radius={12} />}
        {!activities && error && (
          <div className="section">
            <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        )}
        <div className={`section ${styles.duo}`}>
          <Street />
          <TopSellers />
        </div>
        {others.map((activity) => (
          <Activity
            key={activity.id}
            activity={activity}
            isPale={strips.indexOf(activity) % 2 === 1}
          />
        ))}
        <SeasonSlides />
        <ViewedRow />
        <Recommended />
      </BelowFold>
    </div>
  );
}
