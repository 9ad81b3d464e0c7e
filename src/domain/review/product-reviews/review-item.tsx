import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Review } from '#generated/model/review.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { optionText } from '#/backend/option-text.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import { Stars } from '#/ui/stars.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { publicName, initialOf } from './public-name.ts';
import { reviewPictures } from '#/backend/pictures.ts';
import * as styles from './reviews.module.css';

interface ReviewDayProps {
  /** time of the backend, GMT+8 */
  time: string;
  className: string;
  id?: string;
}

/** Day of a review in the local time zone. The server does not know it and renders the day of the backend. */
function ReviewDay({ time, className, id }: ReviewDayProps) {
  const isHydrated = useHydrated();
  const { dayOfWire, localDay } = useDates();
  return (
    <time id={id} className={className}>
      {isHydrated ? localDay(parseWireTime(time)) : dayOfWire(time)}
    </time>
  );
}

/** Width of a picture beside a review, in CSS pixels. */
export const THUMB = 76;

/** Avatar of the author; the first letter of the name if there is none. */
function ReviewAvatar({ review: { avatar, nickname } }: { review: Review }) {
  if (avatar)
    return <Picture className="avatar" srcFor={srcFor(avatar)} alt="" width={40} height={40} />;
  return (
    <span className={`avatar ${styles.initial}`} aria-hidden>
      {initialOf(nickname)}
    </span>
  );
}

/** Reply of the store, if there is one. */
export function StoreReply({
  review: { merchantReplyContent: reply },
  className,
}: {
  review: Review;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  return reply ? (
    <p className={cx(styles.reply, className)}>
      <b>{t('reviews.reply')}</b>
      <span>{` ${reply}`}</span>
    </p>
  ) : null;
}

interface ReviewItemProps {
  review: Review;
  /** shows the specification; false for products without any */
  withSku: boolean;
  /** @param start index of the picture */
  onEnlarge: (review: Review, start: number) => void;
}

export function ReviewItem({ review, withSku, onEnlarge }: ReviewItemProps) {
  const { t } = useTranslation();
  const pictures = reviewPictures(review.pics);
  const option = optionText(review.sku);
  const id = useId();
  const dayId = `${id}-day`;
  return (
    <article className={styles.root}>
      <ReviewAvatar review={review} />
      <div>
        <div className={styles.head}>
          <b id={id} className={styles.name}>
            {publicName(review.nickname)}
          </b>
          <Stars value={review.star} label={t('reviews.stars', { count: review.star })} />
          {withSku && option && <span className={styles.sku}>{option}</span>}
          <ReviewDay id={dayId} className={`${styles.date} num`} time={review.createTime} />
        </div>
        {review.serviceStar ? (
          <p className={styles.service}>
            <span>{`${t('reviews.serviceScore')} `}</span>
            <Stars
              value={review.serviceStar}
              label={t('reviews.stars', { count: review.serviceStar })}
            />
          </p>
        ) : null}
        {review.comment && (
          <p className={styles.text} lang={langOfText(review.comment) ?? ''} dir="auto">
            {review.comment}
          </p>
        )}
        {pictures.length > 0 && (
          <ItemName value={`${id} ${dayId}`}>
            <div className={styles.pics}>
              {pictures.map((picture, index) => (
                <ItemButton
                  key={index}
                  aria-label={t('a11y.enlarge', { n: index + 1 })}
                  onClick={() => onEnlarge(review, index)}
                >
                  <Picture srcFor={srcFor(picture)} alt="" width={THUMB} height={THUMB} />
                </ItemButton>
              ))}
            </div>
          </ItemName>
        )}
        <StoreReply review={review} className={styles.replyPlace} />
      </div>
    </article>
  );
}
