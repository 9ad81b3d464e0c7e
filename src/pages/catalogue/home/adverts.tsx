import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '#generated/client/home/home.ts';
import type { HomeAdvert } from '#generated/model/homeAdvert.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './adverts.module.css';
import * as homeStyles from './home.module.css';

export function Adverts() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  if (!home?.adverts.length) return null;
  return (
    <section className={`section ${homeStyles.late} ${homeStyles.lateAdvert}`}>
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

function Advert({ advert }: { advert: HomeAdvert }) {
  const address = safeUrl(advert.url);
  const picture = (
    <Picture srcFor={srcFor(advert.pic)} alt={advert.name} width={1200} height={120} />
  );
  if (!address) return picture;
  if (address.startsWith('/')) return <Link to={address}>{picture}</Link>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}
