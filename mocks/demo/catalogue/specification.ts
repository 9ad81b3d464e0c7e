import type { Attribute, Lang, Text } from '../../market/model.ts';
import type { Entry } from './models.ts';
import { MERCHANTS } from './merchants.ts';
import { parseText, localised } from '../../market/localised.ts';

export type Fact = readonly [label: Text, value: Text];

export const SPECIFICATION = parseText(
  '规格参数 | Specifications | Caractéristiques | ข้อมูลจำเพาะ | ຂໍ້ມູນຈຳເພາະ',
);
const VERSION = parseText('款式 | Version | Version | รุ่น | ລຸ້ນ');
const ITEM_NUMBER = parseText('商品编号 | Item number | Référence | รหัสสินค้า | ລະຫັດສິນຄ້າ');
const SHIPS_FROM = parseText('发货地 | Ships from | Expédié de | จัดส่งจาก | ຈັດສົ່ງຈາກ');
const GOOD_TO_KNOW = parseText('使用提示 | Good to know | Bon à savoir | ควรรู้ | ຄວນຮູ້');

/** The texts as one enumeration. */
export const joinTexts = (texts: readonly Text[], lang: Lang): string =>
  texts.map((text) => text[lang]).join(lang === 'zh-CN' ? '、' : ', ');

const enumeration = (texts: readonly Text[]): Text => ({
  'zh-CN': joinTexts(texts, 'zh-CN'),
  en: joinTexts(texts, 'en'),
  fr: joinTexts(texts, 'fr'),
  th: joinTexts(texts, 'th'),
  lo: joinTexts(texts, 'lo'),
});

/** Facts that every product has: version, options, number, origin and care. */
export function specificationOf(
  { id, model, line }: Entry,
  attributes: readonly Attribute[],
  care: Text,
): Fact[] {
  const merchant = MERCHANTS.find((each) => each.id === model.merId);
  return [
    [VERSION, line.name],
    ...attributes.map(({ name, values }): Fact => [name, enumeration(values)]),
    ...(merchant ? [[SHIPS_FROM, merchant.address] as const] : []),
    [ITEM_NUMBER, localised(String(id))],
    [GOOD_TO_KNOW, care],
  ];
}
