import { nextId, now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { ownMerchantOrder } from './order-queries.ts';
import type { Picture } from './model.ts';
import type { MerchantOrder, OrderLine, Review } from './state.ts';

export interface ReviewInput {
  orderNo: string;
  lineId: number;
  star: number;
  serviceStar?: number | null | undefined;
  comment: string;
  pictures: Picture[];
}

/** Adds the review of an order line after its receipt. It cannot be changed. */
export function writeReview(market: Market, userId: number, input: ReviewInput): Review {
  const order = ownMerchantOrder(market, userId, input.orderNo);
  if (order.lines.every(({ reviewed }) => reviewed)) fail('orderReviewed');
  const line = order.lines.find(({ id }) => id === input.lineId) ?? fail('lineElsewhere');
  if (!line.received) fail('lineNotReceived');
  if (line.reviewed) fail('lineReviewed');

  const { star, serviceStar = null, comment, pictures } = input;
  const { productId, skuId } = line;
  const review: Review = {
    id: nextId(market),
    userId,
    orderNo: order.no,
    lineId: line.id,
    productId,
    skuId,
    star,
    serviceStar,
    comment,
    pictures,
    reply: null,
    createTime: now(market),
  };
  line.reviewed = true;
  market.state.reviews.push(review);
  market.changed();
  return review;
}

/** By the merchant. */
export function replyToReview(market: Market, review: Review, reply: string): void {
  review.reply = reply;
  market.changed();
}

export interface MyReview {
  review: Review;
  order: MerchantOrder;
  line: OrderLine;
}

/** Reviews of a shopper, newest first, including those of deleted orders. */
export function myReviews(market: Market, userId: number): MyReview[] {
  return market.state.reviews
    .filter((review) => review.userId === userId)
    .sort((a, b) => b.createTime - a.createTime || b.id - a.id)
    .flatMap((review) => {
      const order = market.state.merchantOrders.find(({ no }) => no === review.orderNo);
      const line = order?.lines.find(({ id }) => id === review.lineId);
      return order && line ? [{ review, order, line }] : [];
    });
}
