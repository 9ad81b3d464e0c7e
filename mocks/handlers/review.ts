import { linesToReview } from '../market/order-queries.ts';
import { pageOf } from '../market/paging.ts';
import { myReviews, writeReview } from '../market/reviews.ts';
import { boughtLine, storeOf } from './order-wire.ts';
import { type HandlersOf, shopper } from './types.ts';
import { pageWith, picturesIn, stamp, wireOf } from './wire.ts';

type Ids = 'reviewableLines' | 'reviewAdd' | 'myReviews';

export const reviewHandlers: HandlersOf<Ids> = {
  reviewableLines: (ask) =>
    pageWith(
      pageOf(linesToReview(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      ({ order, line }) => ({
        id: line.id,
        merOrderNo: order.no,
        ...storeOf(ask.market, order, wireOf(ask)),
        ...boughtLine(ask.market, line, wireOf(ask)),
      }),
    ),
  reviewAdd: (ask) => {
    const { orderInfoId, pics, ...words } = ask.body;
    writeReview(ask.market, shopper(ask).id, {
      ...words,
      lineId: orderInfoId,
      pictures: picturesIn(pics, ask.origin),
    });
    return null;
  },
  myReviews: (ask) => {
    const wire = wireOf(ask);
    return pageWith(
      pageOf(myReviews(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      ({ review, order, line }) => ({
        id: review.id,
        merOrderNo: order.no,
        orderInfoId: line.id,
        ...storeOf(ask.market, order, wire),
        ...boughtLine(ask.market, line, wire),
        star: review.star,
        serviceStar: review.serviceStar,
        comment: review.comment,
        pics: review.pictures.map(wire.picture),
        merchantReplyContent: review.reply,
        createTime: stamp(review.createTime),
      }),
    );
  },
};
