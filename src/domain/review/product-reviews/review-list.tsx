import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviews } from '#generated/client/product/product.ts';
import type { Review } from '#generated/model/review.ts';
import type { ReviewFilter } from '#generated/model/reviewFilter.ts';
import statePicture from '#/assets/states/reviews.webp';
import { cx } from '#/ui/cx.ts';
import { Chip } from '#/ui/chip.tsx';
import { numberText } from '#/i18n/format.ts';
import { Empty } from '#/ui/empty.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { LANGUAGES, type Locale } from '#/i18n/languages.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Stars } from '#/ui/stars.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ReviewItem, StoreReply, THUMB } from './review-item.tsx';
import { reviewParams } from './review-params.ts';
import { reviewPictures } from '#/backend/pictures.ts';
import { publicName } from './public-name.ts';
import * as styles from './reviews.module.css';
import * as reviewPictureRowStyles from './review-picture-row.module.css';

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
function ReviewPictureRow({ reviews, onEnlarge }: ReviewPictureRowProps) {
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
    <div className={reviewPictureRowStyles.root} role="group" aria-label={t('reviews.pictures')}>
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

/** Caption of review pictures: author and text. */
function ReviewCaption({ review }: { review: Review }) {
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

/** Placeholder of three reviews. */
function ReviewsSkeleton() {
  return [0, 1, 2].map((row) => (
    <div key={row} className={styles.root}>
      <Skeleton width={40} height={40} radius="50%" />
      <div className={styles.waiting}>
        <Skeleton width={180} />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </div>
  ));
}

/** Languages that share the Latin script count as one. */
const LATIN = 'latin';
const scriptOf = (lang: string) => (/^(en|fr)/.test(lang) ? LATIN : lang);

/** Frequent words of each that the other does not have, and letters that English does not have. */
const MARKS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|is|was|it|its|of|for|with|not|but|very|this|that|my|are|than|has|have|to|you|they)\b/gi,
  fr: /[àâçèéêëîïôùûœ]|\b(?:le|la|les|des|du|une|et|est|pour|avec|pas|je|il|elle|mais|sur|plus|qui|que|ce|bien|sans|tout|au)\b/gi,
};

/** `en` or `fr`, by the marks of a text in Latin script; null in doubt. */
function latinLanguageOf(text: string): string | null {
  const found = Object.entries(MARKS).map(
    ([lang, marks]) => [lang, text.match(marks)?.length ?? 0] as const,
  );
  const [first, second] = found.toSorted(([, a], [, b]) => b - a);
  return first && second && first[1] > second[1] ? first[0] : null;
}

/**
 * Reviews that the reader can probably read first, then those in another language of the same script, each group in the given
 * order. Those without text are among the others.
 */
export function orderForReader(reviews: readonly Review[], locale: Locale): Review[] {
  const { tag } = LANGUAGES[locale];
  const script = scriptOf(tag);
  function placeOf({ comment }: Review): number {
    if (comment.trim() === '' || (langOfText(comment) ?? LATIN) !== script) return 2;
    const own = script === LATIN ? latinLanguageOf(comment) : null;
    return own !== null && own !== tag ? 1 : 0;
  }
  return reviews.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const LargeView = lazyPart(() => import('#/shared/picture/large-view.tsx'), 'default');

interface ReviewListProps {
  productId: number;
  withSku: boolean;
  filter: ReviewFilter;
  page: number;
  onPage: (page: number) => void;
}

export function ReviewList({ productId, withSku, filter, page, onPage }: ReviewListProps) {
  const { t, locale } = useTranslation();
  const [onlyPictures, setOnlyPictures] = useState(false);
  const [enlarged, setEnlarged] = useState<{ review: Review; start: number } | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useProductReviews(
    productId,
    reviewParams(filter, page),
    { query: { placeholderData: keepPreviousData } },
  );

  if (!data && error)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ReviewsSkeleton />;
  if (data.list.length === 0)
    return (
      <Empty
        heading="h3"
        picture={statePicture}
        title={t('empty.reviews')}
        text={t('reviews.emptyText')}
      />
    );
  const all = orderForReader(data.list, locale);
  const withPictures = all.filter(({ pics }) => reviewPictures(pics).length > 0);
  const isChoice = withPictures.length > 0 && withPictures.length < all.length;
  const reviews = isChoice && onlyPictures ? withPictures : all;
  const enlarge = (review: Review, start: number) => setEnlarged({ review, start });
  return (
    <>
      <ReviewPictureRow reviews={all} onEnlarge={enlarge} />
      {isChoice && (
        <Chip on={onlyPictures} onClick={() => setOnlyPictures(!onlyPictures)}>
          <span>{`${t('reviews.withPictures')} `}</span>
          <span className="num">{numberText(withPictures.length, locale)}</span>
        </Chip>
      )}
      <div
        className={cx(styles.reviewsList, isPlaceholderData && styles.isStale)}
        aria-busy={isPlaceholderData || undefined}
      >
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} withSku={withSku} onEnlarge={enlarge} />
        ))}
      </div>
      <ListPages page={page} pages={data.pages} onPage={onPage} label={t('goods.reviews')} />
      {enlarged && (
        <LazyBoundary onFailed={() => setEnlarged(null)}>
          <LargeView
            pictures={reviewPictures(enlarged.review.pics)}
            start={enlarged.start}
            loadedWidth={THUMB}
            title={t('goods.reviews')}
            caption={<ReviewCaption review={enlarged.review} />}
            onClose={() => setEnlarged(null)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
