import { useTranslation } from 'react-i18next';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { BannerWords } from '#/shared/picture/banner-words.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './banners.module.css';

export interface BannersProps {
  /** name and introduction of the store; words on its first picture */
  name: string;
  intro: string | undefined;
  pictures: readonly string[];
  /** they are the first large picture of the page */
  first: boolean;
  className?: string | undefined;
}

/** The store's pictures, without links: the backend provides no targets. */
export function Banners({ name, intro, pictures, first, className }: BannersProps) {
  const { t } = useTranslation();
  const total = pictures.length;
  if (total === 0) return null;
  const slides = pictures.map((src, index) => ({
    id: index,
    content: (
      <>
        <Picture
          srcFor={srcFor(src)}
          alt={t('storePage.banner', { n: index + 1, total })}
          width={1200}
          height={320}
          priority={first && index === 0}
        />
        {intro && index === 0 && <BannerWords title={name} text={intro} />}
      </>
    ),
  }));
  return total > 1 ? (
    <Carousel
      className={cx(styles.root, className)}
      label={t('storePage.banners')}
      slides={slides}
    />
  ) : (
    <div className={cx(styles.root, className)}>{slides[0]?.content}</div>
  );
}
