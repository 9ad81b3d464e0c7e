import { parseText, perLang } from './localised.ts';
import { LANGS, type Text } from './model.ts';

/** Reasons that a shopper can select. */
export const REFUND_REASONS = {
  wrongAddress: parseText(
    '收货地址有误 | Wrong delivery address | Mauvaise adresse de livraison | ที่อยู่จัดส่งไม่ถูกต้อง | ທີ່ຢູ່ຈັດສົ່ງບໍ່ຖືກຕ້ອງ',
  ),
  notAsDescribed: parseText(
    '与描述不符 | Not as described | Ne correspond pas à la description | สินค้าไม่ตรงกับคำอธิบาย | ສິນຄ້າບໍ່ກົງກັບຄຳອະທິບາຍ',
  ),
  wrongDetails: parseText(
    '订单信息有误 | Order details were wrong | Détails de commande erronés | ข้อมูลคำสั่งซื้อไม่ถูกต้อง | ຂໍ້ມູນຄຳສັ່ງຊື້ບໍ່ຖືກຕ້ອງ',
  ),
  orderAgain: parseText(
    '想重新下单 | I want to order again | Je veux commander à nouveau | ต้องการสั่งซื้อใหม่ | ຕ້ອງການສັ່ງຊື້ໃໝ່',
  ),
  damaged: parseText(
    '收到的商品已损坏 | Arrived damaged | Arrivé endommagé | สินค้าเสียหายเมื่อได้รับ | ສິນຄ້າເສຍຫາຍເມື່ອໄດ້ຮັບ',
  ),
  late: parseText(
    '未按预定时间发货 | Not shipped in time | Non expédié à temps | จัดส่งไม่ทันกำหนด | ຈັດສົ່ງບໍ່ທັນກຳນົດ',
  ),
  other: parseText('其他原因 | Another reason | Autre raison | เหตุผลอื่น | ເຫດຜົນອື່ນ'),
} satisfies Record<string, Text>;

export type RefundReason = keyof typeof REFUND_REASONS;

/** Stores a listed reason in all languages, and any other text unchanged. */
export function reasonText(written: string): Text {
  const preset = Object.values(REFUND_REASONS).find((reason) =>
    LANGS.some((lang) => reason[lang] === written),
  );
  return preset ?? asWritten(written);
}

/** The same text in every language. */
export const asWritten = (words: string): Text => perLang(() => words);
