import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { Advert } from './advert.tsx';
import * as styles from './adverts.module.css';
import * as lateStyles from './late.module.css';

export function Adverts() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  if (!home?.adverts.length) return null;
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.advert}`}>
      <Carousel
        className={styles.root}
        label={t('home.adverts')}
        slides={home.adverts.map((advert) => ({
          id: advert.id,
          content: <Advert advert={advert} />,
        }))}
      />
    </section>
  );
}
