import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { PhonePicture } from '#/shared/picture/phone-picture.tsx';
import { pictureWords } from '#/shared/picture/src-for.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import statePicture from '#/assets/states/products.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import * as styles from './hero.module.css';
import * as noOffersStyles from './no-offers.module.css';

/** A market that has just been opened. */
function NoOffers() {
  const { t } = useTranslation();
  return (
    <Empty
      className={`card ${noOffersStyles.root}`}
      picture={statePicture}
      title={t('home.empty')}
      action={<ButtonLink to={paths.search()}>{t('empty.goShopping')}</ButtonLink>}
    />
  );
}

/** The pictures contain their text; the backend provides it only at the end of their addresses. */
export function Offers() {
  const { t } = useTranslation();
  const { data: home, error, isFetching, refetch } = useHomeIndex();
  if (!home && error)
    return (
      <LoadError
        className={styles.error}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!home) return <Skeleton className={styles.offers} height={416} />;
  const total = home.banner.length;
  if (total === 0) return <NoOffers />;
  const slides = home.banner.map(({ id, pic }, index) => ({
    id,
    content: (
      <PhonePicture
        src={pic}
        alt={pictureWords(pic) ?? t('home.slide', { n: index + 1, total })}
        width={736}
        phoneWidth={358}
        height={416}
        priority
      />
    ),
  }));
  return <Carousel className={styles.offers} label={t('nav.offers')} slides={slides} />;
}
