import { describe, expect, it } from 'vitest';
import { addToCart } from '../../../mocks/market/cart.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { linesToReview, partsOf } from '../../../mocks/market/order-queries.ts';
import { deleteOrder, markPaid, shipOrder, takeOrder } from '../../../mocks/market/order-steps.ts';
import { buildPreOrder } from '../../../mocks/market/preorder.ts';
import { listReviews, reviewCounts } from '../../../mocks/market/review-queries.ts';
import { myReviews, replyToReview, writeReview } from '../../../mocks/market/reviews.ts';
import { HOUR, openWorld, piece, refusal } from './fixture.ts';
import type { World } from './fixture.ts';
import type { MerchantOrder, OrderLine } from '../../../mocks/market/state.ts';

/** Two lines of one merchant, shipped. */
function shipped(world: World) {
  const { market, mali, addressId } = world;
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

function received(world: World) {
  const order = shipped(world);
  takeOrder(world.market, world.mali.id, order.no);
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
  it('is for an own line that was received, once', () => {
    const world = openWorld();
    const { market, mali, som } = world;
    const order = shipped(world);
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

  it('is not for a deleted order', () => {
    const world = openWorld();
    const order = received(world);
    deleteOrder(world.market, world.mali.id, order.no);
    expect(linesToReview(world.market, world.mali.id)).toEqual([]);
    expect(
      refusal(() => writeReview(world.market, world.mali.id, words(order, order.lines[0]))),
    ).toBe('orderMissing');
  });

  it('is public at once and counts for the product', () => {
    const world = openWorld();
    const { market, mali } = world;
    const order = received(world);
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
  it('are listed newest first, with the answers, also after the order was deleted', () => {
    const world = openWorld();
    const { market, mali, som, wait } = world;
    const order = received(world);
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
