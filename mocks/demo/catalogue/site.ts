import type { MobileLink, SiteConfig } from '../../market/model.ts';
import { PRIVACY_AGREEMENT, SETTLEMENT_AGREEMENT } from './agreements.ts';
import { parseText, localised, perLang } from '../../market/localised.ts';
import { type BannerName, BANNER_TEXTS } from './banner-texts.ts';

/** Words of a banner's picture as one line. */
const wordsOf = (name: BannerName) =>
  perLang((lang) => {
    const { kicker, title, note } = BANNER_TEXTS[name][lang];
    const [stop, space] = lang === 'zh-CN' ? ['。', ''] : ['. ', ' '];
    return [kicker, title.join(space), note].filter(Boolean).join(stop);
  });

/** Address of a banner's picture, with its words. */
function banner(name: BannerName) {
  const words = wordsOf(name);
  return perLang(
    (lang) => `/media/banner/${name}.${lang}.webp#alt=${words[lang].replaceAll('%', '%25')}`,
  );
}

const KEYWORDS: readonly string[] = [
  '耳机 | headphones | casque sans fil | หูฟัง | ຫູຟັງ',
  '大衣 | coat | manteau | เสื้อโค้ท | ເສື້ອຄຸມ',
  '茶壶 | teapot | théière | กาน้ำชา | ການ້ຳຊາ',
  '手提包 | handbag | sac à main | กระเป๋าถือ | ກະເປົາຖື',
  '跑鞋 | running shoes | chaussures de course | รองเท้าวิ่ง | ເກີບແລ່ນ',
  '手织丝绸 | handwoven silk | soie tissée main | ผ้าไหมทอมือ | ຜ້າໄໝຕ່ຳມື',
];

const link = (id: number, name: string, icon: string, url: string): MobileLink => ({
  id,
  name: parseText(name),
  picture: `/media/icon/${icon}.webp`,
  url,
});

const HEROES = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const;

export const SITE: SiteConfig = {
  homeBanners: HEROES.map((name, index) => ({ id: index + 1, picture: banner(name) })),
  adverts: [
    {
      id: 1,
      name: parseText(
        '听音周 | Listening week | Semaine de l’écoute | สัปดาห์แห่งการฟัง | ອາທິດແຫ່ງການຟັງ',
      ),
      url: '/goods/goods_search?cid=3',
      picture: banner('advert-1'),
    },
    {
      id: 2,
      name: parseText(
        '去星空下过夜 | Sleep under the stars | Dormir à la belle étoile | นอนใต้แสงดาว | ນອນກ້ອງແສງດາວ',
      ),
      url: '/goods/goods_search?cid=7',
      picture: banner('advert-2'),
    },
  ],
  recommendImage: banner('tall'),
  streetHeader: localised('/media/banner/street.webp'),
  loginPicture: '/media/banner/login.webp',
  topBanner: {
    id: 1,
    text: parseText(
      '秋日市集 11 月 12 日至 30 日，优惠券与好价同来 | Autumn fair, 12–30 November. Coupons and lower prices in every store. | Foire d’automne, du 12 au 30 novembre. Coupons et prix réduits dans toutes les boutiques. | งานฤดูใบไม้ร่วง 12–30 พฤศจิกายน คูปองและราคาพิเศษทุกร้าน | ງານລະດູໃບໄມ້ຫຼົ່ນ 12–30 ພະຈິກ ຄູປອງ ແລະ ລາຄາພິເສດທຸກຮ້ານ',
    ),
    linkUrl: '/goods/goods_search?sort=sales-desc',
  },
  hotKeywords: KEYWORDS.map((title, index) => ({ id: index + 1, title: parseText(title) })),
  agreement: PRIVACY_AGREEMENT,
  settlementAgreement: SETTLEMENT_AGREEMENT,
  mobileMenu: [
    link(1, '活动 | Offers | Offres | โปรโมชัน | ໂປຣໂມຊັນ', 'sparkles', '/pages/activity?id=1'),
    link(2, '领券 | Coupons | Coupons | คูปอง | ຄູປອງ', 'ticket', '/pages/coupons'),
    link(
      3,
      '收藏 | Wish list | Favoris | รายการที่ถูกใจ | ລາຍການທີ່ຖືກໃຈ',
      'red-heart',
      '/pages/collection',
    ),
    link(
      4,
      '商家入驻 | Sell with us | Devenir vendeur | ขายกับเรา | ຂາຍກັບພວກເຮົາ',
      'department-store',
      '/pages/merchant/settled',
    ),
  ],
  mobileTiles: [
    link(
      1,
      '店铺街 | Stores | Les boutiques | รวมร้านค้า | ລວມຮ້ານຄ້າ',
      'shopping-bags',
      '/pages/merchant/street',
    ),
    link(
      2,
      '热销榜 | Top sellers | Meilleures ventes | สินค้าขายดี | ສິນຄ້າຂາຍດີ',
      'trophy',
      '/pages/leaderboard',
    ),
  ],
  mobileBar: [
    link(1, '首页 | Home | Accueil | หน้าแรก | ໜ້າຫຼັກ', 'house', '/pages/index'),
    link(
      2,
      '分类 | Categories | Catégories | หมวดหมู่ | ໝວດໝູ່',
      'card-index-dividers',
      '/pages/categories',
    ),
    link(3, '购物车 | Cart | Panier | รถเข็น | ກະຕ່າ', 'shopping-cart', '/pages/cart'),
    link(4, '我的 | Account | Compte | บัญชี | ບັນຊີ', 'bust-in-silhouette', '/pages/user'),
  ],
};
