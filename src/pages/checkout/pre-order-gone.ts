import { isGone } from '../../api/error-class.ts';
import { isApiError } from '../../api/error.ts';

/** What other editions and the demo market say of an expired pre-order, one line for each language. */
const EXPIRED: readonly RegExp[] = [
  /^(?:预下单订单不存在|订单信息已失效)/,
  /^This checkout has expired/,
  /^Cette commande a expiré/,
  /^หมดเวลายืนยันคำสั่งซื้อ/,
  /^ໝົດເວລາຢືນຢັນຄຳສັ່ງຊື້/,
];

/** The backend no longer knows a pre-order. It says so with the code of any other failure. */
export function isPreOrderGone(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'answer') return false;
  return isGone(error) || EXPIRED.some((sentence) => sentence.test(error.message.trim()));
}
