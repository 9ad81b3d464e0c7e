import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { NoOffers } from './no-offers.tsx';
import * as styles from './hero.module.css';

/** The pictures contain their text, and the backend provides no alternative text. */
export function Offers() {
  const { t } = useTranslation();
  const home = useHomeIndex();
  return (
    <QueryBoundary
      query={home}
      loading={<Skeleton className={styles.offers} height={416} />}
      errorClassName={styles.error}
    >
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
        return <Carousel className={styles.offers} label={t('nav.offers')} slides={slides} />;
      }}
    </QueryBoundary>
  );
}
