import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './activity-banner.module.css';

/** Pictures of a promotion, if there are any. */
export function ActivityBanner({ activity: { name, banner } }: { activity: ActivityDetail }) {
  const { t } = useTranslation();
  const total = banner.length;
  if (total === 0) return null;
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
  return <Carousel className={styles.root} label={name} slides={slides} />;
}
