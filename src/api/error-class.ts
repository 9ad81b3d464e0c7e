import { type Operation, operations } from '#generated/operations.ts';
import { type ApiError, isApiError } from './error.ts';

/**
 * Class of a failed call.
 * gone: the requested entity does not exist, or no longer.
 * refused: the backend refused the call, with a message for the shopper.
 * expired: a session is required, and missing or expired.
 * absent: the backend does not have this extension.
 * failed: anything else; a retry may help.
 */
export type ErrorClass = 'gone' | 'refused' | 'expired' | 'absent' | 'failed';

const SESSION_CODES = new Set([401, 410000, 410001, 410002]);

/** Recorded from the international edition, which answers in English whatever the page's language. */
const ENGLISH_ONLY_GONE: readonly RegExp[] = [
  /^Item with id \S+ not found$/,
  /^(?:activity|merchant|order|refund order|pre-order order) does not exist[.!]?$/i,
  /^order is not exist!$/i,
  /^No relevant order information found!$/,
  /^The store is not open$/,
];

/** Other editions and the demo market, one line for each language. */
const TRANSLATED_GONE: readonly RegExp[] = [
  /^该?(?:商品|店铺|活动|订单|退款单)(?:已下架|已失效|不存在|已暂停营业|已结束)/,
  /^This (?:item|store|offer|order|refund) (?:is no longer sold|does not exist|is closed|has ended)/,
  /^Cet(?:te)? (?:article|boutique|offre|commande) (?:n’est plus en vente|n’existe pas|est fermée|est terminée)/,
  /^Ce remboursement n’existe pas/,
  /^(?:สินค้านี้เลิกจำหน่าย|ไม่พบ(?:ร้านค้า|โปรโมชัน|คำสั่งซื้อ|รายการคืนเงิน)นี้|ร้านนี้ปิด|โปรโมชันนี้สิ้นสุด)/,
  /^(?:ສິນຄ້ານີ້ເຊົາຂາຍ|ບໍ່ພົບ(?:ຮ້ານຄ້າ|ໂປຣໂມຊັນ|ຄຳສັ່ງຊື້|ລາຍການຄືນເງິນ)ນີ້|ຮ້ານນີ້ປິດ|ໂປຣໂມຊັນນີ້ສິ້ນສຸດ)/,
];

const matches = (sentences: readonly RegExp[], message: string): boolean =>
  sentences.some((sentence) => sentence.test(message.trim()));

/** Whether the message is English in every language: a page shows its own text in its place. */
export const isUntranslatedGoneText = (message: string): boolean =>
  matches(ENGLISH_ONLY_GONE, message);

/** Whether a backend's sentence says that the requested item does not exist. */
export const isGoneText = (message: string): boolean =>
  isUntranslatedGoneText(message) || matches(TRANSLATED_GONE, message);

const isExtension = ({ operation }: ApiError): boolean =>
  operation !== 'unknown' && (operations[operation] as Operation).extension === true;

export function classifyError(error: ApiError): ErrorClass {
  const isNotFound = error.status === 404 || error.code === 404;
  const needsSession = error.kind === 'answer' && SESSION_CODES.has(error.code);
  // A backend whose guard precedes its router answers guests with 401 for a missing route.
  if (isExtension(error) && (isNotFound || (needsSession && !error.sentToken))) return 'absent';
  if (error.kind !== 'answer') return 'failed';
  if (needsSession) return 'expired';
  if (error.code === 404) return 'gone';
  if (error.code !== 500) return 'refused';
  if (error.message === '') return 'failed';
  return isGoneText(error.message) ? 'gone' : 'refused';
}

export const isGone = (error: ApiError): boolean => classifyError(error) === 'gone';
export const isAbsent = (error: ApiError): boolean => classifyError(error) === 'absent';
/** The call needs a session. `ApiError.isSessionExpired` is true if the session has just expired. */
export const isSignInNeeded = (error: ApiError): boolean => classifyError(error) === 'expired';
/** The backend answered and did not do it, for another reason than a missing session. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'answer' && !isSignInNeeded(error);
