import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { BannerWords } from '#/shared/picture/banner-words.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './activity-banner.module.css';

/** Pictures of a promotion with its title and instruction; only these if it has no pictures. */
export function ActivityBanner({
  activity: { name, instruction, banner },
}: {
  activity: ActivityDetail;
}) {
  const { t } = useTranslation();
  const total = banner.length;
  if (total === 0)
    return (
      <header className={styles.head}>
        <h1>{name}</h1>
        {instruction && <p>{instruction}</p>}
      </header>
    );
  const slides = banner.map((pic, index) => ({
    id: index,
    content: (
      <Picture
        srcFor={srcFor(pic)}
        alt={total > 1 ? t('home.slide', { n: index + 1, total }) : ''}
        width={1200}
        height={300}
        priority={index === 0}
      />
    ),
  }));
  return (
    <header className={styles.root}>
      <Carousel className={styles.pictures} label={name} slides={slides} />
      <BannerWords as="h1" title={name} text={instruction} />
    </header>
  );
}
