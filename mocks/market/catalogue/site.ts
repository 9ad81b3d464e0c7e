import type { SiteConfig } from '../model.ts';
import { five, localised, perLang } from './text.ts';

const AGREEMENT_PARTS = [
  ['账号与资料 | Your account | Votre compte | บัญชีของคุณ | ບັນຊີຂອງທ່ານ',
    '注册时我们只收集登录、配送与售后所需的资料。您可以随时在个人中心更正，也可以要求我们删除。 | When you register we keep only what is needed to sign you in, deliver your orders and help you afterwards. You can correct it in your account at any time and ask us to delete it. | À l’inscription, nous ne gardons que ce qu’il faut pour vous connecter, livrer vos commandes et vous aider ensuite. Vous pouvez le corriger à tout moment dans votre compte et nous demander de l’effacer. | เมื่อสมัคร เราเก็บเฉพาะข้อมูลที่จำเป็นต่อการเข้าสู่ระบบ การจัดส่ง และการช่วยเหลือ คุณแก้ไขได้ทุกเมื่อและขอให้ลบได้ | ເມື່ອສະໝັກ ພວກເຮົາເກັບສະເພາະຂໍ້ມູນທີ່ຈຳເປັນຕໍ່ການເຂົ້າສູ່ລະບົບ ການຈັດສົ່ງ ແລະ ການຊ່ວຍເຫຼືອ ທ່ານແກ້ໄຂໄດ້ທຸກເວລາ ແລະ ຂໍໃຫ້ລຶບໄດ້'],
  ['订单与付款 | Orders and payment | Commandes et paiement | คำสั่งซื้อและการชำระเงิน | ຄຳສັ່ງຊື້ ແລະ ການຊຳລະເງິນ',
    '下单即与商家达成买卖约定。付款由支付机构处理，我们不保存卡号。 | An order is an agreement between you and the merchant. Payment is handled by the payment provider, and we never keep card numbers. | Une commande est un accord entre vous et le vendeur. Le paiement est traité par le prestataire, nous ne conservons aucun numéro de carte. | คำสั่งซื้อเป็นข้อตกลงระหว่างคุณกับผู้ขาย การชำระเงินดำเนินการโดยผู้ให้บริการ เราไม่เก็บหมายเลขบัตร | ຄຳສັ່ງຊື້ແມ່ນຂໍ້ຕົກລົງລະຫວ່າງທ່ານກັບຜູ້ຂາຍ ການຊຳລະເງິນດຳເນີນໂດຍຜູ້ໃຫ້ບໍລິການ ພວກເຮົາບໍ່ເກັບເລກບັດ'],
  ['退款 | Refunds | Remboursements | การคืนเงิน | ການຄືນເງິນ',
    '待发货与已完成的订单可以申请退款。商家会答复，结果显示在退款页面。 | You can ask for a refund before an order ships and after it is completed. The merchant answers, and the result is shown on the refund page. | Vous pouvez demander un remboursement avant l’expédition et après la fin de la commande. Le vendeur répond et le résultat figure sur la page du remboursement. | ขอคืนเงินได้ก่อนจัดส่งและหลังคำสั่งซื้อเสร็จสิ้น ผู้ขายจะตอบและแสดงผลในหน้าคืนเงิน | ຂໍຄືນເງິນໄດ້ກ່ອນຈັດສົ່ງ ແລະ ຫຼັງຄຳສັ່ງຊື້ສຳເລັດ ຜູ້ຂາຍຈະຕອບ ແລະ ສະແດງຜົນໃນໜ້າຄືນເງິນ'],
  ['信息的使用 | How we use information | Utilisation des informations | การใช้ข้อมูล | ການໃຊ້ຂໍ້ມູນ',
    '我们把收件资料交给相关商家与承运人，不用于其他目的，也不出售。 | We pass delivery details to the merchant and the carrier of your order. We use them for nothing else and sell them to nobody. | Nous transmettons les coordonnées de livraison au vendeur et au transporteur. Elles ne servent à rien d’autre et ne sont vendues à personne. | เราส่งข้อมูลจัดส่งให้ผู้ขายและบริษัทขนส่งของคำสั่งซื้อนั้น ไม่ใช้เพื่อการอื่นและไม่ขายให้ใคร | ພວກເຮົາສົ່ງຂໍ້ມູນຈັດສົ່ງໃຫ້ຜູ້ຂາຍ ແລະ ບໍລິສັດຂົນສົ່ງຂອງຄຳສັ່ງຊື້ນັ້ນ ບໍ່ໃຊ້ເພື່ອການອື່ນ ແລະ ບໍ່ຂາຍໃຫ້ໃຜ'],
] as const;

const parts = AGREEMENT_PARTS.map(([title, text]) => ({ title: five(title), text: five(text) }));

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
  agreement: perLang((lang) => parts.map(({ title, text }) => `<h3>${title[lang]}</h3>\n<p>${text[lang]}</p>`).join('\n')),
};
