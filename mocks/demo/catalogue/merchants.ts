import type { Merchant, Millis } from '../../market/model.ts';
import { storeCategories } from './store-categories.ts';
import { parseText, localised } from '../../market/localised.ts';

const OPENED: Millis = Date.parse('2024-03-01T10:00:00+08:00');
const DAY = 86_400_000;

interface Sign {
  /** one name everywhere, or five */
  name: string;
  slug: string;
  categoryId: number;
  typeId: number;
  star: Merchant['starLevel'];
  service: Merchant['serviceType'];
  realName: string;
  keywords: string[];
  flags?: 'self' | 'recommended' | 'self recommended';
  intro: string;
  address: string;
}

const SIGNS: readonly Sign[] = [
  {
    name: 'Atelier Nord',
    slug: 'atelier-nord',
    categoryId: 1,
    typeId: 1,
    star: 5,
    service: 'H5',
    realName: 'Nora Lindqvist',
    keywords: ['bag', 'leather', '皮包', '皮鞋'],
    flags: 'self recommended',
    intro:
      '手工裁剪缝制的皮包与小件皮具 | Bags and small leather goods, cut and stitched by hand | Sacs et petite maroquinerie, coupés et cousus main | กระเป๋าและเครื่องหนังชิ้นเล็ก ตัดเย็บด้วยมือ | ກະເປົາ ແລະ ເຄື່ອງໜັງ ຕັດຫຍິບດ້ວຍມື',
    address:
      '斯德哥尔摩皮匠街 12 号 | 12 Garvargatan, Stockholm | 12 Garvargatan, Stockholm | 12 Garvargatan สตอกโฮล์ม | 12 Garvargatan ສະຕອກໂຮມ',
  },
  {
    name: '山野窑 Kiln & Co.',
    slug: 'kiln',
    categoryId: 3,
    typeId: 3,
    star: 5,
    service: 'message',
    realName: '林远山',
    keywords: ['tea', 'ceramic', '茶具', '陶瓷'],
    flags: 'recommended',
    intro:
      '一座柴窑，四位陶工，每月开窑一次 | One wood kiln, four potters, one firing a month | Un four à bois, quatre potiers, une cuisson par mois | เตาฟืนหนึ่งเตา ช่างปั้นสี่คน เผาเดือนละครั้ง | ເຕົາຟືນໜຶ່ງເຕົາ ຊ່າງປັ້ນສີ່ຄົນ ເຜົາເດືອນລະເທື່ອ',
    address:
      '景德镇窑前路 8 号 | 8 Yaoqian Road, Jingdezhen | 8 rue Yaoqian, Jingdezhen | 8 ถนนเหยาเฉียน จิ่งเต๋อเจิ้น | 8 ຖະໜົນເຫຍົາສຽນ ຈິ່ງເຕີ້ເຈິ້ນ',
  },
  {
    name: 'Tempo Sports',
    slug: 'tempo',
    categoryId: 5,
    typeId: 1,
    star: 4,
    service: 'phone',
    realName: 'Marta Reyes',
    keywords: ['running', 'sport', '跑步', '运动'],
    flags: 'recommended',
    intro:
      '为每天训练的人准备的装备 | Kit for people who train every day | L’équipement de ceux qui s’entraînent chaque jour | อุปกรณ์สำหรับคนที่ซ้อมทุกวัน | ອຸປະກອນສຳລັບຄົນທີ່ຊ້ອມທຸກມື້',
    address:
      '里昂体育场大道 40 号 | 40 Avenue du Stade, Lyon | 40 avenue du Stade, Lyon | 40 Avenue du Stade ลียง | 40 Avenue du Stade ລີອອງ',
  },
  {
    name: 'Rosée Beauté',
    slug: 'rosee',
    categoryId: 4,
    typeId: 2,
    star: 4,
    service: 'email',
    realName: 'Camille Aubert',
    keywords: ['lipstick', 'care', '口红', '护肤'],
    flags: 'recommended',
    intro:
      '少而清楚的成分，温和的香气 | Short ingredient lists and gentle scents | Peu d’ingrédients, des parfums doux | ส่วนผสมน้อย กลิ่นอ่อน | ສ່ວນປະສົມໜ້ອຍ ກິ່ນອ່ອນ',
    address:
      '格拉斯玫瑰街 5 号 | 5 Rue des Roses, Grasse | 5 rue des Roses, Grasse | 5 Rue des Roses กราส | 5 Rue des Roses ກຣາສ',
  },
  {
    name: 'Voltaic Audio',
    slug: 'voltaic',
    categoryId: 2,
    typeId: 1,
    star: 4,
    service: 'H5',
    realName: 'Henrik Vos',
    keywords: ['audio', 'music', '耳机', '乐器'],
    flags: 'recommended',
    intro:
      '耳机、乐器与录音设备，出厂前逐台试听 | Headphones, instruments and studio gear, each one listened to first | Casques, instruments et studio, tous écoutés avant l’envoi | หูฟัง เครื่องดนตรี และสตูดิโอ ฟังทดสอบทุกชิ้น | ຫູຟັງ ເຄື່ອງດົນຕີ ແລະ ສະຕູດິໂອ ຟັງທົດສອບທຸກຊິ້ນ',
    address:
      '埃因霍温电台街 21 号 | 21 Radiostraat, Eindhoven | 21 Radiostraat, Eindhoven | 21 Radiostraat ไอนด์โฮเวน | 21 Radiostraat ໄອໂຮເວນ',
  },
  {
    name: 'Luang Silk House',
    slug: 'luang-silk',
    categoryId: 1,
    typeId: 3,
    star: 5,
    service: 'message',
    realName: 'ບົວຈັນ ສີສະຫວັດ',
    keywords: ['silk', 'handwoven', '丝绸', 'ຜ້າໄໝ'],
    flags: 'recommended',
    intro:
      '与琅勃拉邦三个村寨的织娘一起工作 | Working with weavers in three villages near Luang Prabang | Avec les tisserandes de trois villages près de Luang Prabang | ทำงานกับช่างทอสามหมู่บ้านในหลวงพระบาง | ເຮັດວຽກກັບຊ່າງຕ່ຳຫູກສາມບ້ານໃນຫຼວງພະບາງ',
    address:
      '琅勃拉邦萨卡林路 3 号 | 3 Sakkaline Road, Luang Prabang | 3 rue Sakkaline, Luang Prabang | 3 ถนนสักกะริน หลวงพระบาง | 3 ຖະໜົນສັກກະລິນ ຫຼວງພະບາງ',
  },
  {
    name: 'Elm & Oak',
    slug: 'elm-oak',
    categoryId: 3,
    typeId: 1,
    star: 4,
    service: 'phone',
    realName: 'Tom Ashdown',
    keywords: ['furniture', 'home', '家具', '家居'],
    flags: 'self recommended',
    intro:
      '用得久的家具与家用小物 | Furniture and small things for the house, built to last | Meubles et petits objets de maison, faits pour durer | เฟอร์นิเจอร์และของใช้ในบ้านที่ทนทาน | ເຟີນິເຈີ ແລະ ຂອງໃຊ້ໃນເຮືອນທີ່ທົນທານ',
    address:
      '布里斯托锯木巷 17 号 | 17 Sawmill Lane, Bristol | 17 Sawmill Lane, Bristol | 17 Sawmill Lane บริสตอล | 17 Sawmill Lane ບຣິສຕອນ',
  },
  {
    name: 'Pixelworks',
    slug: 'pixelworks',
    categoryId: 2,
    typeId: 2,
    star: 3,
    service: 'H5',
    realName: '周启明',
    keywords: ['camera', 'laptop', '相机', '电脑'],
    intro:
      '相机、电脑与桌面设备，支持翻新机 | Cameras, computers and desk gear, new and refurbished | Appareils photo, ordinateurs et accessoires, neufs ou reconditionnés | กล้อง คอมพิวเตอร์ และอุปกรณ์โต๊ะทำงาน ใหม่และรีเฟอร์บิช | ກ້ອງ ຄອມພິວເຕີ ແລະ ອຸປະກອນໂຕະເຮັດວຽກ ທັງໃໝ່ ແລະ ປັບສະພາບໃໝ່',
    address:
      '深圳华强北路 66 号 | 66 Huaqiang North Road, Shenzhen | 66 rue Huaqiang Nord, Shenzhen | 66 ถนนหัวเฉียงเหนือ เซินเจิ้น | 66 ຖະໜົນຫົວຊຽງເໜືອ ເຊີນເຈີ້ນ',
  },
  {
    name: 'Mali Kids',
    slug: 'mali-kids',
    categoryId: 5,
    typeId: 2,
    star: 4,
    service: 'message',
    realName: 'มะลิ สุขใจ',
    keywords: ['toy', 'kids', '玩具', 'ของเล่น'],
    intro:
      '不用电池也能玩一下午的玩具 | Toys that fill an afternoon, mostly without batteries | Des jouets pour tout un après-midi, souvent sans piles | ของเล่นที่เล่นได้ทั้งบ่าย ส่วนใหญ่ไม่ใช้ถ่าน | ຂອງຫຼິ້ນທີ່ຫຼິ້ນໄດ້ໝົດຕອນບ່າຍ ສ່ວນຫຼາຍບໍ່ໃຊ້ຖ່ານ',
    address:
      '清迈尼曼路 9 号 | 9 Nimman Road, Chiang Mai | 9 rue Nimman, Chiang Mai | 9 ถนนนิมมาน เชียงใหม่ | 9 ຖະໜົນນິມມານ ຊຽງໃໝ່',
  },
  {
    name: 'Champa Pantry',
    slug: 'champa',
    categoryId: 4,
    typeId: 3,
    star: 4,
    service: 'email',
    realName: 'ຄຳແພງ ວົງສາ',
    keywords: ['honey', 'sweets', '蜂蜜', 'ນ້ຳເຜິ້ງ'],
    intro:
      '小农户的蜂蜜、糕点与巧克力 | Honey, cakes and chocolate from small farms | Miel, gâteaux et chocolat de petites fermes | น้ำผึ้ง ขนม และช็อกโกแลตจากสวนเล็ก | ນ້ຳເຜິ້ງ ເຂົ້າໜົມ ແລະ ຊັອກໂກແລັດຈາກສວນນ້ອຍ',
    address:
      '万象塞塔提腊路 27 号 | 27 Setthathirath Road, Vientiane | 27 rue Setthathirath, Vientiane | 27 ถนนเชษฐาธิราช เวียงจันทน์ | 27 ຖະໜົນເສດຖາທິລາດ ວຽງຈັນ',
  },
  {
    name: 'Papier & Plume',
    slug: 'papier-plume',
    categoryId: 6,
    typeId: 2,
    star: 5,
    service: 'email',
    realName: 'Lou Garnier',
    keywords: ['notebook', 'pen', '文具', '笔记本'],
    intro:
      '给慢慢写字的人的书、纸与笔 | Books, paper and pens for people who write slowly | Livres, papiers et stylos pour ceux qui écrivent lentement | หนังสือ กระดาษ และปากกาสำหรับคนเขียนช้า | ປຶ້ມ ເຈ້ຍ ແລະ ປາກກາສຳລັບຄົນຂຽນຊ້າ',
    address:
      '巴黎书商码头 31 号 | 31 Quai des Libraires, Paris | 31 quai des Libraires, Paris | 31 Quai des Libraires ปารีส | 31 Quai des Libraires ປາຣີ',
  },
  {
    name: 'Linden & Wool',
    slug: 'linden-wool',
    categoryId: 1,
    typeId: 2,
    star: 3,
    service: 'phone',
    realName: 'Greta Holm',
    keywords: ['dress', 'coat', '连衣裙', '大衣'],
    intro:
      '天然面料的日常衣物与毛线 | Everyday clothes and yarn in natural fibres | Vêtements de tous les jours et laines en fibres naturelles | เสื้อผ้าและไหมพรมจากเส้นใยธรรมชาติ | ເສື້ອຜ້າ ແລະ ໄໝພົມຈາກເສັ້ນໃຍທຳມະຊາດ',
    address:
      '哥本哈根椴树巷 4 号 | 4 Lindegade, Copenhagen | 4 Lindegade, Copenhague | 4 Lindegade โคเปนเฮเกน | 4 Lindegade ໂຄເປນເຮເກນ',
  },
];

function buildMerchant(sign: Sign, index: number): Merchant {
  const id = index + 1;
  const media = `/media/merchant/${id}`;
  const email = `hello@${sign.slug}.example`;
  const phone = `+86 400 555 01${String(id).padStart(2, '0')}`;
  return {
    id,
    name: localised(sign.name),
    categoryId: sign.categoryId,
    typeId: sign.typeId,
    isSelf: sign.flags?.includes('self') ?? false,
    starLevel: sign.star,
    sort: 100 - index * 5,
    isRecommend: sign.flags?.includes('recommended') ?? false,
    keywords: sign.keywords,
    avatar: `${media}/logo.webp`,
    backImage: `${media}/cover.webp`,
    streetBackImage: `${media}/street.webp`,
    pcBackImage: `${media}/cover.webp`,
    pcBanner: [`${media}/banner-1.webp`, `${media}/banner-2.webp`],
    intro: parseText(sign.intro),
    realName: sign.realName,
    email,
    phone,
    address: parseText(sign.address),
    qualificationPictures: [`${media}/qualification-1.webp`, `${media}/qualification-2.webp`],
    followers: 180 + ((id * 977) % 4000),
    serviceType: sign.service,
    serviceLink: `https://chat.${sign.slug}.example/`,
    servicePhone: phone,
    serviceMessage: `https://message.${sign.slug}.example/`,
    serviceEmail: email,
    categories: storeCategories(id),
    createTime: OPENED + index * 41 * DAY,
  };
}

export const MERCHANTS: readonly Merchant[] = SIGNS.map(buildMerchant);
