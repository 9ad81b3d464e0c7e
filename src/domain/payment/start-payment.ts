import type { PaymentRequest } from '#generated/model/paymentRequest.ts';
import type { PaymentStart } from '#generated/model/paymentStart.ts';
import { PayType } from '#generated/model/payType.ts';
import { safeUrl } from '#/lib/safe-url.ts';

/** Next step of a payment: a redirect to the provider, the card page, or a QR code. */
export type PayStep =
  | { kind: 'redirect'; href: string; token: string | null }
  | { kind: 'card' }
  | { kind: 'scan'; code: string };

/** The backend sent no valid redirect address. */
export class BadRedirect extends Error {
  override name = 'BadRedirect';
}

const WEB = /^(https?:\/\/|\/)/i;

export interface PaymentOrder {
  orderNo: string;
  payType: PayType;
  amount: string;
}

/** The wallet's id of a payment, also a parameter of its redirect to the result page. */
const tokenOf = (href: string): string | null =>
  new URL(href, 'https://wallet.invalid').searchParams.get('token');

/**
 * Starts the payment of an existing order. The card page requests its secret itself, so that no address contains it.
 * @param start the call `pay/payment`, which may be repeated
 */
export async function startPayment(
  { orderNo, payType }: Pick<PaymentOrder, 'orderNo' | 'payType'>,
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
  return { kind: 'redirect', href, token: tokenOf(href) };
}
