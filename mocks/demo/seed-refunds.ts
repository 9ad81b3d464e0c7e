import { parseText } from '../market/localised.ts';
import { productOf } from '../market/lookups.ts';
import { releasePoints } from '../market/points.ts';
import { REFUND_REASONS, type RefundReason } from '../market/refund-reasons.ts';
import { acceptRefund, applyRefund, refuseRefund } from '../market/refunds.ts';
import type { Market } from '../market/context.ts';
import type { Millis } from '../market/model.ts';
import type { MerchantOrder } from '../market/state.ts';

/** A refund of the demo shopper. */
export interface PurchaseRefund {
  /** how long after the last step of the order */
  after: Millis;
  reason: RefundReason;
  /** number of product pictures attached */
  pictures: number;
  /** in the language of the shopper */
  remark: string;
  outcome: 'waiting' | 'refused' | 'accepted';
}

const DECIDED_AFTER: Millis = 6 * 60 * 60 * 1000;

const REFUSAL = parseText(
  '商品与页面描述一致，且已使用，不符合退款条件。 | The items are as described on their page and have been used, so they cannot be refunded. | L’article correspond à sa description et a été utilisé\u00a0: il ne peut pas être remboursé. | สินค้าตรงตามคำอธิบายและถูกใช้งานแล้ว จึงไม่สามารถคืนเงินได้ | ສິນຄ້າກົງກັບຄຳອະທິບາຍ ແລະ ຖືກນຳໃຊ້ແລ້ວ ຈຶ່ງບໍ່ສາມາດຄືນເງິນໄດ້',
);

/** Requests a refund of one merchant order and applies the merchant's decision. */
export function seedRefund(
  market: Market,
  order: MerchantOrder,
  { after, reason, pictures, remark, outcome }: PurchaseRefund,
): void {
  market.state.clockOffset += after;
  releasePoints(market);
  const shown = order.lines
    .flatMap(({ productId }) => productOf(market, productId).pictures)
    .slice(0, pictures);
  const refund = applyRefund(market, order.userId, {
    orderNo: order.no,
    reason: REFUND_REASONS[reason].en,
    pictures: shown,
    remark,
  });
  if (outcome === 'waiting') return;
  market.state.clockOffset += DECIDED_AFTER;
  if (outcome === 'accepted') acceptRefund(market, refund);
  else refuseRefund(market, refund, REFUSAL);
}
