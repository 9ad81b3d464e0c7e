import type { Lang } from '../../market/model.ts';

/** Type of one banner in one language. */
export interface BannerText {
  kicker?: string;
  /** one string per line */
  title: readonly string[];
  note?: string;
}

export const BANNER_NAMES = [
  'hero-1',
  'hero-2',
  'hero-3',
  'hero-4',
  'advert-1',
  'advert-2',
  'tall',
] as const;
export type BannerName = (typeof BANNER_NAMES)[number];

export const BANNER_TEXTS: Record<BannerName, Record<Lang, BannerText>> = {
  'hero-1': {
    'zh-CN': {
      kicker: '秋日市集 · 11 月 12–30 日',
      title: ['暖意加身，', '价格轻盈'],
      note: '大衣、包袋与靴子，最高立减 40%',
    },
    en: {
      kicker: 'Autumn fair · 12–30 November',
      title: ['Warm layers,', 'small prices'],
      note: 'Up to 40% off coats, bags and boots',
    },
    fr: {
      kicker: 'Foire d’automne · 12–30 novembre',
      title: ['Bien au chaud,', 'à petits prix'],
      note: 'Jusqu’à −40\u00a0% sur les manteaux, les sacs et les bottes',
    },
    th: {
      kicker: 'งานฤดูใบไม้ร่วง · 12–30 พฤศจิกายน',
      title: ['อุ่นกาย', 'สบายกระเป๋า'],
      note: 'เสื้อโค้ท กระเป๋า และรองเท้าบูต ลดสูงสุด 40%',
    },
    lo: {
      kicker: 'ງານລະດູໃບໄມ້ຫຼົ່ນ · 12–30 ພະຈິກ',
      title: ['ອຸ່ນກາຍ', 'ລາຄາມິດຕະພາບ'],
      note: 'ເສື້ອຄຸມ ກະເປົາ ແລະ ເກີບບູດ ຫຼຸດສູງສຸດ 40%',
    },
  },
  'hero-2': {
    'zh-CN': {
      kicker: '茶与厨房',
      title: ['煮一壶茶，', '慢一个下午'],
      note: '茶壶、杯盏，还有配茶的点心',
    },
    en: {
      kicker: 'Tea and kitchen',
      title: ['Put the', 'kettle on'],
      note: 'Teapots, cups and something sweet beside them',
    },
    fr: {
      kicker: 'Thé et cuisine',
      title: ['C’est l’heure', 'du thé'],
      note: 'Théières, tasses et quelques douceurs à côté',
    },
    th: {
      kicker: 'ชาและเครื่องครัว',
      title: ['ชงชาสักกา', 'ในบ่ายวันว่าง'],
      note: 'กาน้ำชา ถ้วยชา และขนมหวานทานคู่กัน',
    },
    lo: {
      kicker: 'ຊາ ແລະ ເຄື່ອງຄົວ',
      title: ['ຊົງຊາຈັກກາ', 'ໃນຕອນບ່າຍ'],
      note: 'ການ້ຳຊາ ຈອກຊາ ແລະ ຂອງຫວານກິນຄູ່ກັນ',
    },
  },
  'hero-3': {
    'zh-CN': {
      kicker: '数码与娱乐',
      title: ['周末，', '按下开始键'],
      note: '手柄、相机与耳机，陪你玩满两天',
    },
    en: {
      kicker: 'Play and electronics',
      title: ['Press start', 'on Saturday'],
      note: 'Controllers, cameras and headphones for two free days',
    },
    fr: {
      kicker: 'Jeux et électronique',
      title: ['Le week-end', 'peut démarrer'],
      note: 'Manettes, appareils photo et casques pour deux jours libres',
    },
    th: {
      kicker: 'เกมและอิเล็กทรอนิกส์',
      title: ['กดเริ่มเล่น', 'รับวันเสาร์'],
      note: 'จอยเกม กล้อง และหูฟัง สำหรับวันหยุดสองวัน',
    },
    lo: {
      kicker: 'ເກມ ແລະ ເອເລັກໂຕຣນິກ',
      title: ['ກົດເລີ່ມຫຼິ້ນ', 'ຮັບວັນເສົາ'],
      note: 'ຈອຍເກມ ກ້ອງ ແລະ ຫູຟັງ ສຳລັບວັນພັກສອງມື້',
    },
  },
  'hero-4': {
    'zh-CN': {
      kicker: '丝织与家居',
      title: ['手工织就，', '长久相伴'],
      note: '小作坊里的丝绸、灯笼与家具',
    },
    en: {
      kicker: 'Silk and home',
      title: ['Woven by hand,', 'made to stay'],
      note: 'Silk, lanterns and furniture from small workshops',
    },
    fr: {
      kicker: 'Soie et maison',
      title: ['Tissé à la main,', 'fait pour durer'],
      note: 'Soieries, lanternes et meubles de petits ateliers',
    },
    th: {
      kicker: 'ผ้าไหมและของแต่งบ้าน',
      title: ['ทอด้วยมือ', 'อยู่คู่บ้าน'],
      note: 'ผ้าไหม โคมไฟ และเฟอร์นิเจอร์จากช่างฝีมือ',
    },
    lo: {
      kicker: 'ຜ້າໄໝ ແລະ ເຄື່ອງເຮືອນ',
      title: ['ຕ່ຳດ້ວຍມື', 'ຢູ່ຄູ່ເຮືອນ'],
      note: 'ຜ້າໄໝ ໂຄມໄຟ ແລະ ເຟີນິເຈີຈາກຊ່າງຝີມື',
    },
  },
  'advert-1': {
    'zh-CN': { title: ['听音周'], note: 'Voltaic Audio：录音麦克风、收音机与耳机' },
    en: {
      title: ['Listening week'],
      note: 'Studio microphones, radios and headphones from Voltaic Audio',
    },
    fr: {
      title: ['Semaine de l’écoute'],
      note: 'Micros de studio, radios et casques chez Voltaic Audio',
    },
    th: { title: ['สัปดาห์แห่งการฟัง'], note: 'Voltaic Audio: ไมโครโฟนสตูดิโอ วิทยุ และหูฟัง' },
    lo: { title: ['ອາທິດແຫ່ງການຟັງ'], note: 'Voltaic Audio: ໄມໂຄຣໂຟນສະຕູດິໂອ ວິທະຍຸ ແລະ ຫູຟັງ' },
  },
  'advert-2': {
    'zh-CN': { title: ['去星空下过夜'], note: '帐篷、登山靴与背包，都在雨里试过' },
    en: { title: ['Sleep under the stars'], note: 'Tents, boots and packs, all tried in the rain' },
    fr: {
      title: ['Dormir à la belle étoile'],
      note: 'Tentes, chaussures et sacs à dos, tous essayés sous la pluie',
    },
    th: { title: ['นอนใต้แสงดาว'], note: 'เต็นท์ รองเท้าเดินป่า และเป้ ที่ลองใช้กลางฝนมาแล้ว' },
    lo: { title: ['ນອນກ້ອງແສງດາວ'], note: 'ເຕັນ ເກີບຍ່າງປ່າ ແລະ ກະເປົາເປ້ ທີ່ລອງໃຊ້ກາງຝົນມາແລ້ວ' },
  },
  tall: {
    'zh-CN': { title: ['绿意入室'], note: '绿植与花盆，9 美元起' },
    en: { title: ['A greener', 'room'], note: 'Plants and pots, from $9' },
    fr: {
      title: ['Une pièce', 'plus verte'],
      note: 'Plantes et pots, dès 9\u00a0$',
    },
    th: { title: ['ห้องนี้มีสีเขียว'], note: 'ต้นไม้และกระถาง เริ่มต้น $9' },
    lo: { title: ['ຫ້ອງນີ້ມີສີຂຽວ'], note: 'ຕົ້ນໄມ້ ແລະ ກະຖາງ ເລີ່ມຕົ້ນ $9' },
  },
};
