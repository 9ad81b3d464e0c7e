import type { Coupon, Millis } from '../../market/model.ts';
import { entryOf, ENTRIES } from './models.ts';
import { FEATURED_ID, TEAPOTS_COUPON_ID } from './special.ts';
import { parseText } from '../../market/localised.ts';

const FROM: Millis = Date.parse('2026-01-01T00:00:00+08:00');
const UNTIL: Millis = Date.parse('2035-12-31T23:59:59+08:00');
/** Usable only later, so that "not yet started" can be seen. */
const LATER: Millis = Date.parse('2034-01-01T00:00:00+08:00');

type Validity = Pick<Coupon, 'useStart' | 'useEnd' | 'day'>;
const always: Validity = { useStart: FROM, useEnd: UNTIL, day: 0 };
const days = (day: number): Validity => ({ useStart: null, useEnd: null, day });

function idsOf(icons: readonly string[]): number[] {
  return ENTRIES.filter((entry) => icons.includes(entry.model.icon)).map((entry) => entry.id);
}

type Offer = Pick<Coupon, 'money' | 'minPrice'> & Validity & Partial<Omit<Coupon, 'id' | 'name'>>;

/** Defaults: an unlimited platform coupon, received by hand. */
function coupon(id: number, name: string, offer: Offer): Coupon {
  return {
    id,
    name: parseText(name),
    useType: 3,
    merId: 0,
    productIds: [],
    isLimited: false,
    total: 0,
    type: 1,
    receiveStart: null,
    receiveEnd: null,
    sort: 100 - id,
    ...offer,
  };
}

const store = (merId: number) => ({ useType: 1, merId }) as const;

function goods(...productIds: number[]) {
  return { useType: 2, merId: entryOf(productIds[0] ?? 0)?.model.merId ?? 0, productIds } as const;
}

export const COUPONS: readonly Coupon[] = [
  coupon(1, '首单礼 | Your first order | Votre première commande | คำสั่งซื้อแรก | ຄຳສັ່ງຊື້ທຳອິດ', {
    money: 800,
    minPrice: 4900,
    type: 2,
    ...days(30),
  }),
  coupon(
    2,
    '全场通用券 | Anywhere on lychee | Partout sur lychee | ใช้ได้ทุกร้านใน lychee | ໃຊ້ໄດ້ທຸກຮ້ານໃນ lychee',
    { money: 2000, minPrice: 15000, ...always },
  ),
  coupon(
    3,
    '秋日市集见面礼 | Autumn fair welcome | Bienvenue à la foire d’automne | ต้อนรับงานฤดูใบไม้ร่วง | ຕ້ອນຮັບງານລະດູໃບໄມ້ຫຼົ່ນ',
    { money: 300, minPrice: 0, isLimited: true, total: 500, ...days(7) },
  ),
  coupon(
    4,
    '大件立减 | Big things, smaller price | Grands achats, prix réduit | ซื้อชิ้นใหญ่ลดเพิ่ม | ຊື້ຊິ້ນໃຫຍ່ຫຼຸດເພີ່ມ',
    { money: 6000, minPrice: 50000, ...always, receiveStart: FROM, receiveEnd: UNTIL },
  ),
  coupon(5, '早鸟预留 | Saved for later | À utiliser plus tard | เก็บไว้ใช้ภายหลัง | ເກັບໄວ້ໃຊ້ພາຍຫຼັງ', {
    money: 1000,
    minPrice: 5000,
    useStart: LATER,
    useEnd: UNTIL,
    day: 0,
  }),
  coupon(6, '生日礼券 | Birthday gift | Cadeau d’anniversaire | ของขวัญวันเกิด | ຂອງຂວັນວັນເກີດ', {
    money: 1200,
    minPrice: 0,
    type: 3,
    ...days(60),
  }),
  coupon(
    11,
    '全店满减 | All products in store | Tous les articles de la boutique | สินค้าทุกชิ้นในร้าน | ສິນຄ້າທຸກຊິ້ນໃນຮ້ານ',
    { money: 1500, minPrice: 12000, ...store(1), ...always },
  ),
  coupon(
    12,
    '全店大额满减 | All products in store, larger orders | Toute la boutique, grosses commandes | ทั้งร้าน สำหรับยอดสูง | ທັງຮ້ານ ສຳລັບຍອດສູງ',
    { money: 2000, minPrice: 20000, ...store(1), ...always },
  ),
  coupon(
    13,
    '手提包专享 | This bag only | Pour ce sac seulement | เฉพาะกระเป๋าใบนี้ | ສະເພາະກະເປົາໜ່ວຍນີ້',
    { money: 800, minPrice: 6000, ...goods(FEATURED_ID), ...days(7) },
  ),
  coupon(
    14,
    '手提包限量券 | For the first fifty bags | Pour les cinquante premiers sacs | สำหรับ 50 ใบแรก | ສຳລັບ 50 ໜ່ວຍທຳອິດ',
    { money: 1800, minPrice: 14000, isLimited: true, total: 50, ...goods(FEATURED_ID), ...always },
  ),
  coupon(15, '鞋履券 | Shoes and boots | Chaussures et bottes | รองเท้าและบูต | ເກີບ ແລະ ເກີບບູດ', {
    money: 1000,
    minPrice: 8000,
    ...goods(...idsOf(['mans-shoe', 'high-heeled-shoe', 'womans-boot'])),
    ...always,
  }),
  coupon(16, '喝茶券 | For tea time | Pour l’heure du thé | สำหรับเวลาน้ำชา | ສຳລັບເວລາດື່ມຊາ', {
    money: 500,
    minPrice: 3000,
    ...store(2),
    ...days(15),
  }),
  coupon(
    TEAPOTS_COUPON_ID,
    '茶壶券 | Teapots only | Théières seulement | เฉพาะกาน้ำชา | ສະເພາະການ້ຳຊາ',
    { money: 400, minPrice: 0, ...goods(...idsOf(['teapot'])), ...always },
  ),
  coupon(18, '开跑券 | Start running | Premiers kilomètres | เริ่มวิ่ง | ເລີ່ມແລ່ນ', {
    money: 1000,
    minPrice: 7000,
    ...store(3),
    ...days(10),
  }),
  coupon(
    19,
    '护理小样券 | A little off skincare | Un petit geste beauté | ลดเล็กน้อยสำหรับของดูแลผิว | ຫຼຸດໜ້ອຍໜຶ່ງສຳລັບຂອງດູແລຜິວ',
    { money: 200, minPrice: 0, isLimited: true, total: 300, ...store(4), ...days(7) },
  ),
  coupon(20, '听音周 | Listening week | Semaine de l’écoute | สัปดาห์แห่งการฟัง | ອາທິດແຫ່ງການຟັງ', {
    money: 2500,
    minPrice: 20000,
    ...store(5),
    ...always,
  }),
  coupon(21, '耳机券 | Headphones only | Casques seulement | เฉพาะหูฟัง | ສະເພາະຫູຟັງ', {
    money: 1500,
    minPrice: 10000,
    ...goods(...idsOf(['headphone'])),
    ...days(14),
  }),
  coupon(22, '织娘谢礼 | From the weavers | De la part des tisserandes | จากช่างทอ | ຈາກຊ່າງຕ່ຳຫູກ', {
    money: 1000,
    minPrice: 8000,
    ...store(6),
    ...always,
  }),
  coupon(23, '家居焕新 | A fresh room | Une pièce toute neuve | ห้องใหม่ | ຫ້ອງໃໝ່', {
    money: 2000,
    minPrice: 15000,
    ...store(7),
    ...always,
  }),
  coupon(24, '换新优惠 | Time for an upgrade | L’heure de changer | ได้เวลาอัปเกรด | ຮອດເວລາປ່ຽນໃໝ່', {
    money: 5000,
    minPrice: 60000,
    isLimited: true,
    total: 100,
    ...store(8),
    ...always,
  }),
  coupon(
    25,
    '小朋友的礼物 | A present for someone small | Un cadeau pour un petit | ของขวัญเด็กน้อย | ຂອງຂວັນເດັກນ້ອຍ',
    { money: 400, minPrice: 2500, ...store(9), ...days(20) },
  ),
  coupon(
    26,
    '蜂蜜尝鲜 | First taste of honey | Premier goût de miel | ชิมน้ำผึ้งครั้งแรก | ຊີມນ້ຳເຜິ້ງເທື່ອທຳອິດ',
    { money: 300, minPrice: 1500, ...goods(...idsOf(['honey-pot'])), ...days(7) },
  ),
  coupon(27, '书桌券 | For your desk | Pour votre bureau | สำหรับโต๊ะเขียนหนังสือ | ສຳລັບໂຕະຂຽນໜັງສື', {
    money: 500,
    minPrice: 3500,
    ...store(11),
    ...always,
  }),
  coupon(
    28,
    '换季衣橱 | New season wardrobe | Garde-robe de saison | ตู้เสื้อผ้ารับฤดูใหม่ | ຕູ້ເສື້ອຜ້າລະດູໃໝ່',
    { money: 1200, minPrice: 9000, ...store(12), ...days(15) },
  ),
];
