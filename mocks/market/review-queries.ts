import type { Market } from './context.ts';
import { DEFAULT_AVATAR } from './accounts.ts';
import type { Picture } from './model.ts';
import type { Review } from './state.ts';

/** 0 all, 1 good (5 stars), 2 medium (2 to 4), 3 poor (1). */
export type ReviewType = 0 | 1 | 2 | 3;

/** A public review, of the catalogue or of a shopper. */
export interface PublishedReview extends Omit<Review, 'orderNo' | 'lineId' | 'productId'> {
  nickname: string;
  avatar: Picture;
}

export interface ReviewCounts {
  all: number;
  good: number;
  medium: number;
  poor: number;
  /** share of good ones, 0 to 1 */
  goodRate: number;
  /** average, rounded down */
  stars: number;
}

/** Newest first. */
export function listReviews(
  market: Market,
  productId: number,
  type: ReviewType,
): PublishedReview[] {
  const ofProduct = (review: { productId: number }) => review.productId === productId;
  const seeded = market.catalogue.reviews
    .filter(ofProduct)
    .map((review) => ({ ...review, userId: review.id }));
  const written = market.state.reviews.filter(ofProduct).map((review) => published(market, review));
  return [...seeded, ...written]
    .filter((review) => type === 0 || typeOf(review) === type)
    .sort((a, b) => b.createTime - a.createTime || b.id - a.id);
}

export function reviewCounts(market: Market, productId: number): ReviewCounts {
  const reviews = listReviews(market, productId, 0);
  const all = reviews.length;
  const count = (type: ReviewType) => reviews.filter((review) => typeOf(review) === type).length;
  const good = count(1);
  const sum = reviews.reduce((stars, review) => stars + review.star, 0);
  return {
    all,
    good,
    medium: count(2),
    poor: count(3),
    goodRate: all === 0 ? 0 : good / all,
    stars: all === 0 ? 0 : Math.floor(sum / all),
  };
}

const graphemes = new Intl.Segmenter();

/** First and last grapheme with two asterisks between; short names keep their first one only. */
export function maskNickname(nickname: string): string {
  const letters = [...graphemes.segment(nickname)].map(({ segment }) => segment);
  const first = letters[0] ?? '';
  return letters.length > 2 ? `${first}**${letters.at(-1)}` : `${first}**`;
}

function published(market: Market, review: Review): PublishedReview {
  const author = market.state.users.find(({ id }) => id === review.userId);
  return { ...review, nickname: author?.nickname ?? '', avatar: author?.avatar ?? DEFAULT_AVATAR };
}

function typeOf({ star }: { star: number }): ReviewType {
  if (star === 5) return 1;
  return star === 1 ? 3 : 2;
}
