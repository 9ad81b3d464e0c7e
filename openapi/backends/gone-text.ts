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

/** What failed, before the reason, in newer backends: `获取商品详情失败: Item with id 35 not found`. */
const PREFIX = /^[^:：.。!！?？\n]{1,40}[:：]\s*/;

const matches = (sentences: readonly RegExp[], message: string): boolean =>
  [message.trim(), message.trim().replace(PREFIX, '')].some((text) =>
    sentences.some((sentence) => sentence.test(text)),
  );

/** A sentence that says that the requested item does not exist: English in every language, or in that of the page. */
export type GoneText = 'untranslated' | 'translated';

/** Null for other sentences. */
export function readGoneText(message: string): GoneText | null {
  if (matches(ENGLISH_ONLY_GONE, message)) return 'untranslated';
  return matches(TRANSLATED_GONE, message) ? 'translated' : null;
}
