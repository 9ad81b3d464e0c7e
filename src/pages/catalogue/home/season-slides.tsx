import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { SeasonSlide } from './season-slide.tsx';
import * as styles from './season-slides.module.css';
import * as lateStyles from './late.module.css';

export function SeasonSlides() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  if (!home?.adverts.length) return null;
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.slides}`}>
      <Carousel
        className={styles.root}
        label={t('home.adverts')}
        slides={home.adverts.map((advert) => ({
          id: advert.id,
          content: <SeasonSlide advert={advert} />,
        }))}
      />
    </section>
  );
}
