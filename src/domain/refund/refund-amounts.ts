import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import { type Minor, toMinor } from '#/lib/money.ts';

export interface RefundAmounts {
  items: Minor;
  coupon: Minor;
  delivery: Minor;
}

type Amounts = Pick<MerchantOrderDetail, 'proTotalPrice' | 'couponPrice' | 'payPostage'>;

/** Breakdown of a refund; null if the amounts do not add up. */
export function refundAmounts(order: Amounts, amount: string): RefundAmounts | null {
  const items = toMinor(order.proTotalPrice);
  const coupon = toMinor(order.couponPrice);
  const delivery = toMinor(order.payPostage);
  return items - coupon + delivery === toMinor(amount) ? { items, coupon, delivery } : null;
}
