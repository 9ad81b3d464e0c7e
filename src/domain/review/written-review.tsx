import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { MyReview } from '#generated/model/myReview.ts';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { ratingText } from '#/i18n/format.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { paths } from '#/lib/paths.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { optionText } from '#/backend/option-text.ts';
import { ItemName } from '#/ui/item-name.tsx';
import { Stars } from '#/ui/stars.tsx';
import { reviewPictures } from '#/backend/pictures.ts';
import { Stamp } from '#/shared/time/dates.tsx';
import * as styles from './written-reviews.module.css';

interface ScoreProps {
  label: string;
  /** 1 to 5 */
  value: number;
}

/** Label, stars and number of a score. */
function Score({ label, value }: ScoreProps) {
  const { t, locale } = useTranslation();
  return (
    <span className={styles.score}>
      <span>{label}</span>
      <Stars value={value} label={t('reviews.stars', { count: value })} />
      <b className="num" aria-hidden>
        {ratingText(value, locale)}
      </b>
    </span>
  );
}

const PICTURE = 88;

interface WrittenReviewProps {
  review: MyReview;
  /** heading level of the product name */
  heading: 'h2' | 'h3';
}

/** A review of the shopper: product, scores, text, pictures and the store's reply. Texts may be in any language. */
export function WrittenReview({ review, heading: Heading }: WrittenReviewProps) {
  const { t } = useTranslation();
  const pictures = reviewPictures(review.pics);
  const option = optionText(review.sku);
  const nameId = useId();
  const href = paths.product(review.productId);
  const created = parseWireTime(review.createTime);
  return (
    <article className={styles.review}>
      <Link className={styles.picture} to={href} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(review.image)} alt="" width={96} height={96} />
      </Link>
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.product}>
            <Heading id={nameId} className={styles.name}>
              <Link className="clip-2" to={href} lang={langOfText(review.productName)}>
                {review.productName}
              </Link>
            </Heading>
            {option && <p className={styles.option}>{option}</p>}
          </div>
          <Stamp isDay of={created} className={styles.date} />
        </div>
        <div className={styles.scores}>
          <Score label={t('review.goodsScore')} value={review.star} />
          {review.serviceStar ? (
            <Score label={t('reviews.serviceScore')} value={review.serviceStar} />
          ) : null}
        </div>
        {review.comment && (
          <p lang={langOfText(review.comment) ?? ''} dir="auto" className={styles.text}>
            {review.comment}
          </p>
        )}
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            <ItemName value={nameId}>
              <PictureRow pictures={pictures} size={PICTURE} title={review.productName} />
            </ItemName>
          </div>
        )}
        <Answer review={review} />
      </div>
    </article>
  );
}

/** The store's reply, if there is one. */
function Answer({ review: { merchantReplyContent: text, merId, merName } }: { review: MyReview }) {
  const { t } = useTranslation();
  if (!text?.trim()) return null;
  return (
    <div className={styles.answer}>
      <StoreAvatar merId={merId} name={merName} size={32} />
      <div>
        <b>{t('review.replyOf', { name: merName })}</b>
        <p lang={langOfText(text) ?? ''} dir="auto">
          {text}
        </p>
      </div>
    </div>
  );
}
