import type { PaymentRequest } from '../../../generated/model/paymentRequest.ts';
import type { PaymentStart } from '../../../generated/model/paymentStart.ts';
import { PayType } from '../../../generated/model/payType.ts';
import { safeUrl } from '../../lib/safe-url.ts';

/** Where a payment goes on: at the provider's page, on our card page, or under a code to scan. */
export type PayStep =
  | { kind: 'leave'; href: string; token: string | null }
  | { kind: 'card' }
  | { kind: 'scan'; code: string };

/** The backend gave no address that can be gone to. */
export class BadRedirect extends Error {
  override name = 'BadRedirect';
}

const WEB = /^(https?:\/\/|\/)/i;

export interface PayAsked {
  orderNo: string;
  payType: PayType;
  /** what there is to pay */
  amount: string;
}

/** The name that a wallet gives a payment; it comes back with the shopper. */
const tokenOf = (href: string): string | null =>
  new URL(href, 'https://wallet.invalid').searchParams.get('token');

/**
 * Starts the payment of an order that exists. The card page asks for its secret by itself, so that it never stands in an address.
 * @param start the call `pay/payment`; repeatable
 */
export async function startPayment(
  { orderNo, payType }: Pick<PayAsked, 'orderNo' | 'payType'>,
  start: (data: PaymentRequest) => Promise<PaymentStart>,
): Promise<PayStep> {
  if (payType === PayType.card) return { kind: 'card' };
  const { redirect } = await start({ orderNo, payType, payChannel: 'pc' });
  if (payType === PayType.scanCode) {
    if (!redirect) throw new BadRedirect();
    return { kind: 'scan', code: redirect };
  }
  const href = safeUrl(redirect);
  if (!href || !WEB.test(href)) throw new BadRedirect();
  return { kind: 'leave', href, token: tokenOf(href) };
}
