import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { allTexts, PLURAL } from './texts.ts';

type Words = Record<Exclude<Locale, 'en'>, RegExp>;

/** One word per concept: texts whose English has the term have its word in the other languages. */
const TERMS: [english: RegExp, words: Words, except?: readonly string[]][] = [
  [/\bcart\b/i, { 'zh-CN': /购物车/, fr: /panier/i, th: /รถเข็น/, lao: /ກະຕ່າ/ }],
  [/\bwish list\b/i, { 'zh-CN': /收藏/, fr: /favoris/i, th: /ถูกใจ/, lao: /ຖືກໃຈ/ }],
  [/\bcoupons?\b/i, { 'zh-CN': /券/, fr: /coupon/i, th: /คูปอง/, lao: /ຄູປອງ/ }],
  [/\bpassword\b/i, { 'zh-CN': /密码/, fr: /mot de passe/i, th: /รหัสผ่าน/, lao: /ລະຫັດຜ່ານ/ }],
  // Browsers do not know the Lao word and would break it: it has a word joiner.
  [/\bemail\b/i, { 'zh-CN': /邮/, fr: /e-mail/i, th: /อีเมล/, lao: /ອີ\u2060ເມວ/ }],
  [
    /\bsign(ed)? (you )?in\b/i,
    { 'zh-CN': /登录/, fr: /connect|connexion/i, th: /เข้าสู่ระบบ/, lao: /ເຂົ້າສູ່ລະບົບ/ },
  ],
  [
    /\bfollow(ing|ed|ers?)?\b(?! each| every| the rule)/i,
    { 'zh-CN': /关注/, fr: /suiv|abonné/i, th: /ติดตาม/, lao: /ຕິດຕາມ/ },
  ],
  [/\bsold out\b/i, { 'zh-CN': /售罄/, fr: /épuisé/i, th: /หมด/, lao: /ໝົດ/ }],
  [
    /\bdelivery address/i,
    {
      'zh-CN': /收货地址/,
      fr: /adresse de livraison|adresses de livraison/i,
      th: /ที่อยู่จัดส่ง/,
      lao: /ທີ່ຢູ່ຈັດສົ່ງ/,
    },
  ],
  [/\bapplications?\b/i, { 'zh-CN': /申请/, fr: /candidature/i, th: /สมัคร/, lao: /ສະໝັກ/ }],
  [/\bqr\b/i, { 'zh-CN': /二维码|扫码/, fr: /QR code/, th: /QR/, lao: /QR/ }],
  [
    /\bprivacy agreement\b/i,
    {
      'zh-CN': /隐私协议/,
      fr: /politique de confidentialité/i,
      th: /ข้อตกลงความเป็นส่วนตัว/,
      lao: /ຂໍ້ຕົກລົງຄວາມເປັນສ່ວນຕົວ/,
    },
  ],
];

/** Words for which the glossary has another one; in Lao also those that browsers break without a word joiner. */
const NOT: Record<Locale, RegExp> = {
  'zh-CN': /帐号|登陆|优惠劵|商户|购物篮|收件人|请输入|平台|联系店铺/,
  en: /\bgoods\b|self-operated|qualification|\bpieces?\b|mobile mall|\blog out\b|e-mail|wishlist|\bmail\b|platform|\bmall\b|catalog\b|canceled|\bcolor\b|tick\b/i,
  fr: /\bmail\b(?<!e-mail)|wishlist|caddie|marchand|magasin|touchez|cochez|plateforme|produit|\bpièces?\b|code QR/i,
  th: /ตะกร้า|อีเมล์|อัพโหลด|พาสเวิร์ด|ออเดอร์|เช็คเอาท์|ชื่อเล่น|แพลตฟอร์ม|ผลิตภัณฑ์|คิวอาร์|เลิกขาย|จ่าย|แต้ม/,
  lao: /ຕະກ້າ|ອີເມລ(?!ວ)|ພາສເວີດ|ອໍເດີ|ຊຳລະ|ຊື່ຫຼິ້ນ|ແພລດຟອມ|ຜະລິດຕະພັນ|ຄິວອາ|ຢູ່ບ່ອນນີ້|ແຕ້ມ|ອີເມວ|ພວກເຮົາ|ສັ່ງຊື້/,
};

const withoutVariables = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');

const base = (key: string) => key.replace(PLURAL, '');

/** The text of an English key in another language, whose plural forms may be others. */
const counterpart = (texts: Map<string, string>, key: string) =>
  texts.get(key) ?? texts.get(`${base(key)}_other`) ?? '';

describe('a term', () => {
  const english = allTexts('en');
  it.each(TERMS)('%s has one word in each language', (term, words, except = []) => {
    const wrong = Object.entries(words).flatMap(([locale, word]) => {
      const texts = allTexts(locale as Locale);
      return [...english]
        .filter(([key, text]) => term.test(withoutVariables(text)) && !except.includes(key))
        .filter(([key]) => !word.test(counterpart(texts, key)))
        .map(([key, text]) => `${locale} ${key}: ${text} | ${counterpart(texts, key)}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('words that the glossary replaces', () => {
  it.each(LOCALES)('are not used in %s', (locale) => {
    const found = [...allTexts(locale)].filter(([, text]) => NOT[locale].test(text));
    expect(found).toEqual([]);
  });
});

/** Shoppers read of stores; merchants are those who apply to sell, and the refund states of the product spec name them. */
const MERCHANT: Record<Exclude<Locale, 'zh-CN'>, RegExp> = {
  en: /merchant/i,
  fr: /vendeur/i,
  th: /ผู้ขาย/,
  lao: /ຜູ້ຂາຍ/,
};
const OF_MERCHANTS = /^(apply|settled)\.|^nav\.becomeMerchant$/;
const OF_SPEC = new Set([
  'refund.stay',
  'refund.noadopt',
  'refund.examineInfo',
  'refund.refuseReason2',
]);

describe('texts for shoppers', () => {
  it.each(Object.entries(MERCHANT))('name the store, not the merchant (%s)', (locale, word) => {
    const found = [...allTexts(locale as Locale)].filter(
      ([key, text]) => word.test(text) && !OF_MERCHANTS.test(key) && !OF_SPEC.has(key),
    );
    expect(found).toEqual([]);
  });
});

/**
 * Keys whose English is the same although the concepts or the forms of the words differ: gender and number, the state of
 * a product and of a coupon, a placeholder and an error.
 */
const HOMONYMS: readonly string[] = [
  'address.default',
  'apply.chooseCategory',
  'apply.chooseType',
  'checkout.couponApply',
  'common.all',
  'common.done',
  'coupon.received',
  'done.calSU',
  'done.operationSU',
  'nav.categories',
  'nav.home',
  'nav.storeStreet',
  'order.afterSales',
  'order.completed',
  'order.refunded',
  'order.refunding',
  'pay.cancelledStatus',
  'pay.paidStatus',
  'reviews.all',
  'side.service',
  'storePage.phone',
];

const keysByText = (isCompared: (key: string) => boolean) => [
  ...Map.groupBy(
    [...allTexts('en')].filter(([key]) => isCompared(key)),
    ([, text]) => text,
  ).values(),
];

describe('the same English text', () => {
  const singles = keysByText((key) => !HOMONYMS.includes(key) && !PLURAL.test(key));
  const plurals = keysByText((key) => key.endsWith('_other'));

  it.each(LOCALES)('has one translation in %s', (locale) => {
    const texts = allTexts(locale);
    const translations = [...singles, ...plurals].map((keys) =>
      keys.map(([key]) => `${texts.get(key)} (${key})`),
    );
    const several = translations.filter(
      (found) => new Set(found.map((text) => text.replace(/ \(\S+\)$/, ''))).size > 1,
    );
    expect(several).toEqual([]);
  });
});
