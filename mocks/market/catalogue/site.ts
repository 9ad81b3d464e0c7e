import type { SiteConfig } from '../model.ts';
import { PRIVACY_AGREEMENT, SETTLEMENT_AGREEMENT } from './agreements.ts';
import { five, localised } from './text.ts';

const banner = (name: string) => localised(`/media/banner/${name}.{lang}.webp`);

const KEYWORDS: readonly string[] = [
  '耳机 | headphones | casque sans fil | หูฟัง | ຫູຟັງ',
  '大衣 | coat | manteau | เสื้อโค้ท | ເສື້ອຄຸມ',
  '茶壶 | teapot | théière | กาน้ำชา | ການ້ຳຊາ',
  '手提包 | handbag | sac à main | กระเป๋าถือ | ກະເປົາຖື',
  '跑鞋 | running shoes | chaussures de course | รองเท้าวิ่ง | ເກີບແລ່ນ',
  '手织丝绸 | handwoven silk | soie tissée main | ผ้าไหมทอมือ | ຜ້າໄໝທໍມື',
];

export const SITE: SiteConfig = {
  homeBanners: [1, 2, 3, 4].map((id) => ({ id, picture: banner(`hero-${id}`) })),
  adverts: [
    { id: 1, name: five('听音周 | Listening week | Semaine de l’écoute | สัปดาห์แห่งการฟัง | ອາທິດແຫ່ງການຟັງ'), url: '/goods/goods_search?cid=3', picture: banner('advert-1') },
    { id: 2, name: five('周末出城 | Out of town | Loin de la ville | ออกนอกเมือง | ອອກນອກເມືອງ'), url: '/goods/goods_search?cid=7', picture: banner('advert-2') },
  ],
  recommendImage: banner('tall'),
  streetHeader: banner('street'),
  loginPicture: '/media/banner/login.webp',
  topBanner: {
    id: 1,
    text: five('秋市 11 月 12 日至 30 日，优惠券与好价同来 | Autumn fair, 12–30 November. Coupons and lower prices across the market. | Foire d’automne, du 12 au 30 novembre. Coupons et prix réduits dans toutes les boutiques. | งานฤดูใบไม้ร่วง 12–30 พฤศจิกายน คูปองและราคาพิเศษทั่วตลาด | ງານລະດູໃບໄມ້ຫຼົ່ນ 12–30 ພະຈິກ ຄູປອງ ແລະ ລາຄາພິເສດທົ່ວຕະຫຼາດ'),
    linkUrl: '/goods/goods_search?sort=sales-desc',
  },
  hotKeywords: KEYWORDS.map((title, index) => ({ id: index + 1, title: five(title) })),
  agreement: PRIVACY_AGREEMENT,
  settlementAgreement: SETTLEMENT_AGREEMENT,
};
