import { describe, expect, it } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { linesToReview, partsOf } from '#mocks/market/order-queries.ts';
import { deleteOrder, markPaid, shipOrder, takeOrder } from '#mocks/market/order-steps.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { listReviews, reviewCounts } from '#mocks/market/review-queries.ts';
import { myReviews, replyToReview, writeReview } from '#mocks/market/reviews.ts';
import { openFixture, piece, refusal, type Fixture } from './fixture.ts';
import { HOUR } from './small-catalogue.ts';
import type { MerchantOrder, OrderLine } from '#mocks/market/state.ts';

/** Two lines of one merchant, shipped. */
function shipped(fixture: Fixture) {
  const { market, mali, addressId } = fixture;
  addToCart(market, mali.id, [piece(1, 11), piece(2, 21)]);
  const lineIds = market.state.cart.map(({ id }) => id);
  const { no: preOrderNo } = buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds });
  const master = createOrder(market, mali.id, {
    preOrderNo,
    addressId,
    payType: 'paypal',
    payChannel: 'pc',
  });
  markPaid(market, master);
  const order = partsOf(market, master.no)[0] as MerchantOrder;
  shipOrder(market, order.no, { type: 'own', courier: 'Khamla', phone: '1' });
  return order;
}

function received(fixture: Fixture) {
  const order = shipped(fixture);
  takeOrder(fixture.market, fixture.mali.id, order.no);
  return order;
}

const words = (
  order: MerchantOrder,
  line: OrderLine | undefined,
  more: { star?: number; serviceStar?: number } = {},
) => ({
  orderNo: order.no,
  lineId: line?.id ?? 0,
  star: 5,
  comment: 'fine',
  pictures: [],
  ...more,
});

describe('writing a review', () => {
  it('requires a received line of the user, once', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    const order = shipped(fixture);
    const [one, two] = order.lines;
    const write = (userId: number, line = one) =>
      refusal(() => writeReview(market, userId, words(order, line)));
    expect(write(mali.id)).toBe('lineNotReceived');
    takeOrder(market, mali.id, order.no);
    expect(write(som.id)).toBe('orderMissing');
    expect(write(mali.id, { id: 1 } as OrderLine)).toBe('lineElsewhere');
    expect(write(mali.id)).toBe('accepted');
    expect(write(mali.id)).toBe('lineReviewed');
    expect(linesToReview(market, mali.id).map(({ line }) => line)).toEqual([two]);
    expect(write(mali.id, two)).toBe('accepted');
    expect(write(mali.id, two)).toBe('orderReviewed');
  });

  it('is refused for a deleted order', () => {
    const fixture = openFixture();
    const order = received(fixture);
    deleteOrder(fixture.market, fixture.mali.id, order.no);
    expect(linesToReview(fixture.market, fixture.mali.id)).toEqual([]);
    expect(
      refusal(() => writeReview(fixture.market, fixture.mali.id, words(order, order.lines[0]))),
    ).toBe('orderMissing');
  });

  it('is public at once and included in the rating', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const order = received(fixture);
    const before = reviewCounts(market, 1);
    const review = writeReview(
      market,
      mali.id,
      words(order, order.lines[0], { star: 1, serviceStar: 4 }),
    );
    expect(reviewCounts(market, 1)).toMatchObject({
      all: before.all + 1,
      poor: before.poor + 1,
      good: before.good,
      goodRate: before.good / (before.all + 1),
    });
    expect(listReviews(market, 1, 0)[0]).toMatchObject({
      id: review.id,
      userId: mali.id,
      nickname: mali.nickname,
      star: 1,
      serviceStar: 4,
      reply: null,
    });
    expect(listReviews(market, 1, 3)[0]?.id).toBe(review.id);
    expect(listReviews(market, 2, 0)).toEqual([]);
  });
});

describe('my reviews', () => {
  it('are listed newest first, with replies, also of deleted orders', () => {
    const fixture = openFixture();
    const { market, mali, som, wait } = fixture;
    const order = received(fixture);
    const first = writeReview(market, mali.id, words(order, order.lines[0]));
    wait(HOUR);
    const second = writeReview(market, mali.id, words(order, order.lines[1]));
    replyToReview(market, first, 'thanks');
    deleteOrder(market, mali.id, order.no);
    expect(
      myReviews(market, mali.id).map(({ review, line }) => [
        review.id,
        review.reply,
        line.productId,
      ]),
    ).toEqual([
      [second.id, null, 2],
      [first.id, 'thanks', 1],
    ]);
    expect(listReviews(market, 1, 0)[0]?.reply).toBe('thanks');
    expect(myReviews(market, som.id)).toEqual([]);
  });
});
