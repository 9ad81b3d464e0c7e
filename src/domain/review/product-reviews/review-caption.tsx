import { useTranslation } from 'react-i18next';
import type { Review } from '#generated/model/review.ts';
import { Stars } from '#/ui/stars.tsx';
import { publicName } from './public-name.ts';
import { StoreReply } from './review-item.tsx';
import * as styles from './reviews.module.css';

/** Caption of review pictures: author and text. */
export function ReviewCaption({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.head}>
        <b className={styles.name}>{publicName(review.nickname)}</b>
        <Stars value={review.star} label={t('reviews.stars', { count: review.star })} />
      </p>
      {review.comment && <p>{review.comment}</p>}
      <StoreReply review={review} />
    </>
  );
}
