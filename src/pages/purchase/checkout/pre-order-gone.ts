import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';

/** Messages of other editions and of the demo market for an expired pre-order, one line per language. */
const EXPIRED: readonly RegExp[] = [
  /^(?:预下单订单不存在|订单信息已失效)/,
  /^This checkout has expired/,
  /^Cette commande a expiré/,
  /^หมดเวลายืนยันคำสั่งซื้อ/,
  /^ໝົດເວລາຢືນຢັນຄຳສັ່ງຊື້/,
];

/** Whether a pre-order has expired. The backend uses the same code for other failures. */
export function isPreOrderGone(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'answer') return false;
  return isGone(error) || EXPIRED.some((sentence) => sentence.test(error.message.trim()));
}
