import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { CategoryRail } from '#/domain/category/category-rail.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Welcome } from './welcome.tsx';
import * as styles from './hero.module.css';

export function Hero() {
  return (
    <div className={styles.root}>
      <CategoryRail />
      <Offers />
      <Welcome />
    </div>
  );
}

/** A market that has just been opened. */
function NoOffers() {
  const { t } = useTranslation();
  return (
    <Empty
      className={`card ${styles.none}`}
      title={t('home.empty')}
      action={<ButtonLink to={paths.search()}>{t('empty.goShopping')}</ButtonLink>}
    />
  );
}

/** The pictures contain their text, and the backend provides no alternative text. */
function Offers() {
  const { t } = useTranslation();
  const home = useHomeIndex();
  return (
    <QueryBoundary query={home} loading={<Skeleton className={styles.wait} />}>
      {({ banner }) => {
        if (banner.length === 0) return <NoOffers />;
        const total = banner.length;
        const slides = banner.map(({ id, pic }, index) => ({
          id,
          content: (
            <Picture
              srcFor={srcFor(pic)}
              alt={t('home.slide', { n: index + 1, total })}
              width={736}
              height={416}
              priority
            />
          ),
        }));
        return <Carousel label={t('nav.offers')} slides={slides} />;
      }}
    </QueryBoundary>
  );
}
