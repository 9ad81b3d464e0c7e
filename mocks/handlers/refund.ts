import type { Market } from '../market/context.ts';
import { masterOf, ownMerchantOrder } from '../market/order-queries.ts';
import { pageOf } from '../market/paging.ts';
import { REFUND_REASONS } from '../market/refund-reasons.ts';
import { applyRefund, listRefunds, ownRefund, refundedOrder } from '../market/refunds.ts';
import type { RefundOrder } from '../market/state-refunds.ts';
import { orderLines, piecesOf, storeOf } from './order-wire.ts';
import { type HandlersOf, shopper } from './types.ts';
import { money, pageWith, picturesIn, stamp, stampOrNull, type Wire, wireOf } from './wire.ts';

type Ids = 'refundReasons' | 'refundForm' | 'refundApply' | 'refundList' | 'refundDetail';

function refundRow(market: Market, refund: RefundOrder, wire: Wire) {
  const order = refundedOrder(market, refund);
  return {
    id: refund.id,
    refundOrderNo: refund.no,
    merOrderNo: order.no,
    masterOrderNo: order.masterNo,
    merId: order.merId,
    totalNum: piecesOf(order.lines),
    refundStatus: refund.status,
    refundPrice: money(refund.price),
    orderInfoList: orderLines(market, order, wire),
  };
}

export const refundHandlers: HandlersOf<Ids> = {
  refundReasons: (ask) => Object.values(REFUND_REASONS).map(wireOf(ask).text),
  refundForm: (ask) => {
    const order = ownMerchantOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    return {
      id: order.id,
      orderNo: order.no,
      paid: masterOf(ask.market, order).paid,
      payPrice: money(order.payPrice),
      totalNum: piecesOf(order.lines),
      orderInfoList: orderLines(ask.market, order, wireOf(ask)),
    };
  },
  refundApply: (ask) => {
    const {
      orderNo,
      text,
      refund_reason_wap_img: pictures,
      refund_reason_wap_explain: remark = '',
    } = ask.body;
    applyRefund(ask.market, shopper(ask).id, {
      orderNo,
      reason: text,
      pictures: picturesIn(pictures, ask.origin),
      remark,
    });
    return null;
  },
  refundList: (ask) =>
    pageWith(
      pageOf(listRefunds(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      (refund) => refundRow(ask.market, refund, wireOf(ask)),
    ),
  refundDetail: (ask) => {
    const wire = wireOf(ask);
    const refund = ownRefund(ask.market, shopper(ask).id, ask.params.orderNo);
    return {
      ...refundRow(ask.market, refund, wire),
      merName: storeOf(ask.market, refundedOrder(ask.market, refund), wire).merName,
      refundReasonWap: wire.text(refund.reason),
      refundReasonWapImg: refund.pictures.map(wire.picture).join(','),
      refundReasonWapExplain: refund.remark,
      refundReason: refund.refusal ? wire.text(refund.refusal) : '',
      refundTime: stampOrNull(refund.refundTime),
      createTime: stamp(refund.createTime),
    };
  },
};
