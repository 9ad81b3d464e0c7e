import { useTranslation } from 'react-i18next';
import type { Review } from '#generated/model/review.ts';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { publicName } from './public-name.ts';
import { reviewPictures } from './review-pictures.ts';
import * as styles from './review-picture-row.module.css';

const SHOWN = 8;
/** Fewer reviews with pictures show them well enough themselves. */
const MIN_REVIEWS = 2;

interface ReviewPictureRowProps {
  /** the loaded ones */
  reviews: readonly Review[];
  /** @param start index of the picture */
  onEnlarge: (review: Review, start: number) => void;
}

/** Pictures of the loaded reviews in one row. */
export function ReviewPictureRow({ reviews, onEnlarge }: ReviewPictureRowProps) {
  const { t } = useTranslation();
  const withPictures = reviews
    .map((review) => ({ review, pictures: reviewPictures(review.pics) }))
    .filter(({ pictures }) => pictures.length > 0);
  if (withPictures.length < MIN_REVIEWS) return null;
  const shown = withPictures
    .flatMap(({ review, pictures }) =>
      pictures.map((picture, index) => ({ review, picture, index })),
    )
    .slice(0, SHOWN);
  return (
    <div className={styles.root} role="group" aria-label={t('reviews.pictures')}>
      {shown.map(({ review, picture, index }) => (
        <button
          key={`${review.id} ${index}`}
          type="button"
          aria-label={t('reviews.pictureOf', { n: index + 1, name: publicName(review.nickname) })}
          onClick={() => onEnlarge(review, index)}
        >
          <Picture srcFor={srcFor(picture)} alt="" width={102} height={102} />
        </button>
      ))}
    </div>
  );
}
