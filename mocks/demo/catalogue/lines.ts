import type { Text } from '../../market/model.ts';
import { parseText } from '../../market/localised.ts';
import type { StoryName } from './stories.ts';

/** Variants of a model besides its base form: a material, a size, an edition. */
export interface Line {
  name: Text;
  /** price against the model's price */
  factor: number;
}

export interface Kind {
  unit: Text;
  /** what descriptions say, unless the model names another story */
  story: StoryName;
  lines: readonly Line[];
}

const PIECE = parseText('件 | piece | pièce | ชิ้น | ຊິ້ນ');
const PAIR = parseText('双 | pair | paire | คู่ | ຄູ່');
const SET = parseText('套 | set | lot | ชุด | ຊຸດ');
const PACK = parseText('份 | pack | paquet | แพ็ก | ແພັກ');
const BOOK = parseText('册 | copy | exemplaire | เล่ม | ຫົວ');
const DEVICE = parseText('台 | unit | unité | เครื่อง | ເຄື່ອງ');

function kind(unit: Text, story: StoryName, ...lines: [name: string, factor: number][]): Kind {
  return { unit, story, lines: lines.map(([name, factor]) => ({ name: parseText(name), factor })) };
}

export const KINDS = {
  cloth: kind(
    PIECE,
    'wear',
    ['有机棉 | organic cotton | coton biologique | ผ้าฝ้ายออร์แกนิก | ຜ້າຝ້າຍອໍແກນິກ', 1],
    ['亚麻混纺 | linen blend | lin mélangé | ผ้าลินินผสม | ຜ້າລິນິນປະສົມ', 1.15],
    ['莱赛尔与棉 | lyocell and cotton | lyocell et coton | ไลโอเซลล์ผสมฝ้าย | ໄລໂອເຊວປະສົມຝ້າຍ', 1.1],
    [
      '抗皱旅行款 | crease-resistant travel edition | version voyage infroissable | รุ่นเดินทาง ไม่ยับง่าย | ລຸ້ນເດີນທາງ ບໍ່ຫຍັບງ່າຍ',
      1.25,
    ],
  ),
  warm: kind(
    PIECE,
    'wool',
    ['纯羊毛 | pure wool | pure laine | ขนแกะแท้ | ຂົນແກະແທ້', 1],
    ['美利奴本色 | undyed merino | mérinos naturel | ขนแกะเมอริโนไม่ย้อมสี | ຂົນແກະເມຣິໂນບໍ່ຍ້ອມສີ', 1.2],
    ['再生羊毛 | recycled wool | laine recyclée | ขนแกะรีไซเคิล | ຂົນແກະຣີໄຊເຄີນ', 0.9],
    [
      '羊毛与羊绒 | wool and cashmere | laine et cachemire | ขนแกะผสมแคชเมียร์ | ຂົນແກະປະສົມແຄັດເມຍ',
      1.6,
    ],
  ),
  silk: kind(
    PIECE,
    'silk',
    ['占芭花纹 | champa flower pattern | motif fleur de frangipanier | ลายดอกจำปา | ລາຍດອກຈຳປາ', 1],
    ['那伽纹 | naga pattern | motif naga | ลายพญานาค | ລາຍພະຍານາກ', 1.15],
    ['丝棉交织 | silk and cotton | soie et coton | ไหมผสมฝ้าย | ໄໝປະສົມຝ້າຍ', 0.8],
    ['植物染 | natural dyes | teintures végétales | ย้อมสีธรรมชาติ | ຍ້ອມສີທຳມະຊາດ', 1.25],
  ),
  trainer: kind(
    PAIR,
    'trainer',
    [
      '透气针织鞋面 | breathable knit upper | tige en maille aérée | หน้าผ้าถักระบายอากาศ | ໜ້າຜ້າຖັກລະບາຍອາກາດ',
      1,
    ],
    ['防泼水鞋面 | water-repellent upper | tige déperlante | หน้าผ้ากันละอองน้ำ | ໜ້າຜ້າກັນນ້ຳຝອຍ', 1.15],
    ['宽楦 | wide fit | chaussant large | ทรงหน้ากว้าง | ຊົງໜ້າກວ້າງ', 1.05],
    ['反光款 | reflective edition | version réfléchissante | รุ่นสะท้อนแสง | ລຸ້ນສະທ້ອນແສງ', 1.2],
  ),
  shoe: kind(
    PAIR,
    'shoe',
    ['软牛皮 | soft calfskin | veau souple | หนังลูกวัวนุ่ม | ໜັງລູກງົວນຸ່ມ', 1],
    ['绒面革 | suede | daim | หนังกลับ | ໜັງກັບ', 1.05],
    ['宽楦 | wide fit | chaussant large | ทรงหน้ากว้าง | ຊົງໜ້າກວ້າງ', 1],
    ['植鞣皮 | vegetable-tanned leather | cuir tanné végétal | หนังฟอกฝาด | ໜັງຟອກຝາດ', 1.25],
  ),
  bag: kind(
    PIECE,
    'bag',
    [
      '头层牛皮，附肩带 | full-grain, with shoulder strap | pleine fleur, avec bandoulière | หนังแท้ พร้อมสายสะพาย | ໜັງແທ້ ພ້ອມສາຍພາຍ',
      1,
    ],
    ['压纹皮 | embossed leather | cuir grainé | หนังอัดลาย | ໜັງອັດລາຍ', 1.05],
    ['绒面革 | suede | daim | หนังกลับ | ໜັງກັບ', 1.1],
    ['植物基皮革 | plant-based leather | cuir végétalien | หนังจากพืช | ໜັງຈາກພືດ', 0.85],
  ),
  travel: kind(
    PIECE,
    'travel',
    ['防泼水 | water-repellent | déperlant | กันละอองน้ำ | ກັນນ້ຳຝອຍ', 1],
    ['再生材质 | recycled material | matière recyclée | วัสดุรีไซเคิล | ວັດສະດຸຣີໄຊເຄີນ', 1.05],
    ['轻薄款 | slim version | version fine | รุ่นบาง | ລຸ້ນບາງ', 0.9],
    [
      '带电脑隔层 | with laptop sleeve | avec compartiment ordinateur | มีช่องใส่แล็ปท็อป | ມີຊ່ອງໃສ່ແລັບທັອບ',
      1.15,
    ],
  ),
  accessory: kind(
    PIECE,
    'daily',
    ['经典款 | classic edition | édition classique | รุ่นคลาสสิก | ລຸ້ນຄລາສສິກ', 1],
    ['秋季限定 | autumn edition | édition d’automne | รุ่นฤดูใบไม้ร่วง | ລຸ້ນລະດູໃບໄມ້ຫຼົ່ນ', 1.1],
    ['礼盒装 | gift boxed | en coffret cadeau | กล่องของขวัญ | ກ່ອງຂອງຂວັນ', 1.2],
    ['附旅行收纳袋 | with travel pouch | avec étui de voyage | พร้อมถุงพกพา | ພ້ອມຖົງພົກພາ', 1.15],
  ),
  device: kind(
    DEVICE,
    'tech',
    ['第二代 | second generation | deuxième génération | รุ่นที่สอง | ລຸ້ນທີສອງ', 1],
    ['附收纳盒 | with carrying case | avec étui de transport | พร้อมกล่องพกพา | ພ້ອມກ່ອງພົກພາ', 1.1],
    ['专业版 | Pro | Pro | รุ่นโปร | ລຸ້ນໂປຣ', 1.45],
    [
      '官方翻新 | refurbished, fully tested | reconditionné et testé | รีเฟอร์บิช ตรวจสอบครบ | ປັບສະພາບໃໝ່ ກວດຄົບ',
      0.7,
    ],
  ),
  living: kind(
    PIECE,
    'furniture',
    ['手工上油 | hand-oiled finish | finition huilée à la main | เคลือบน้ำมันด้วยมือ | ເຄືອບນ້ຳມັນດ້ວຍມື', 1],
    ['打蜡榆木 | waxed elm | orme ciré | ไม้เอล์มเคลือบแว็กซ์ | ໄມ້ເອລ໌ມເຄືອບຂີ້ເຜິ້ງ', 1.1],
    ['小户型款 | compact version | version compacte | รุ่นกะทัดรัด | ລຸ້ນກະທັດຮັດ', 0.85],
    ['再生木材 | reclaimed wood | bois de récupération | ไม้เก่านำกลับมาใช้ | ໄມ້ເກົ່ານຳມາໃຊ້ໃໝ່', 1.2],
  ),
  decor: kind(
    PIECE,
    'decor',
    ['中号 | medium | moyen modèle | ขนาดกลาง | ຂະໜາດກາງ', 1],
    ['小号 | small | petit modèle | ขนาดเล็ก | ຂະໜາດນ້ອຍ', 0.7],
    ['大号 | large | grand modèle | ขนาดใหญ่ | ຂະໜາດໃຫຍ່', 1.5],
    ['礼品包装 | gift wrapped | emballage cadeau | ห่อของขวัญ | ຫໍ່ຂອງຂວັນ', 1.15],
  ),
  care: kind(
    PIECE,
    'skin',
    ['经典配方 | original formula | formule d’origine | สูตรดั้งเดิม | ສູດດັ້ງເດີມ', 1],
    ['无香 | unscented | sans parfum | ไม่มีน้ำหอม | ບໍ່ມີນ້ຳຫອມ', 1],
    ['旅行装 | travel size | format voyage | ขนาดพกพา | ຂະໜາດພົກພາ', 0.55],
    ['礼盒 | gift set | coffret cadeau | ชุดของขวัญ | ຊຸດຂອງຂວັນ', 1.7],
  ),
  ceramic: kind(
    PIECE,
    'ceramic',
    ['窑变釉 | kiln-change glaze | émail flammé | เคลือบเปลี่ยนสีในเตา | ເຄືອບປ່ຽນສີໃນເຕົາ', 1],
    ['青瓷 | celadon | céladon | ศิลาดล | ສີລາດົນ', 1.1],
    ['哑光釉 | matt glaze | émail mat | เคลือบด้าน | ເຄືອບດ້ານ', 0.95],
    ['柴烧 | wood-fired | cuisson au bois | เผาด้วยฟืน | ເຜົາດ້ວຍຟືນ', 1.3],
  ),
  tableware: kind(
    SET,
    'table',
    ['单件 | single piece | à l’unité | ชิ้นเดียว | ຊິ້ນດຽວ', 1],
    ['两件装 | set of two | lot de deux | ชุด 2 ชิ้น | ຊຸດ 2 ຊິ້ນ', 1.85],
    ['四件装 | set of four | lot de quatre | ชุด 4 ชิ้น | ຊຸດ 4 ຊິ້ນ', 3.4],
    ['礼盒装 | gift boxed | en coffret cadeau | กล่องของขวัญ | ກ່ອງຂອງຂວັນ', 1.3],
  ),
  food: kind(
    PACK,
    'food',
    ['新季 | new harvest | nouvelle récolte | ผลผลิตใหม่ | ຜົນຜະລິດໃໝ່', 1],
    ['有机 | organic | biologique | ออร์แกนิก | ອໍແກນິກ', 1.25],
    ['小批量制作 | small batch | petite production | ผลิตจำนวนน้อย | ຜະລິດຈຳນວນໜ້ອຍ', 1.15],
    ['礼品罐 | gift tin | boîte cadeau | กระป๋องของขวัญ | ກະປ໋ອງຂອງຂວັນ', 1.4],
  ),
  sport: kind(
    PIECE,
    'sport',
    ['入门款 | beginner’s edition | modèle débutant | รุ่นเริ่มต้น | ລຸ້ນເລີ່ມຕົ້ນ', 1],
    ['俱乐部款 | club edition | modèle club | รุ่นสโมสร | ລຸ້ນສະໂມສອນ', 1.3],
    ['比赛级 | match grade | niveau compétition | ระดับแข่งขัน | ລະດັບແຂ່ງຂັນ', 1.7],
    ['青少年款 | junior size | taille junior | ขนาดเยาวชน | ຂະໜາດເຍົາວະຊົນ', 0.8],
  ),
  outdoor: kind(
    PIECE,
    'outdoor',
    ['轻量款 | lightweight version | version légère | รุ่นน้ำหนักเบา | ລຸ້ນນ້ຳໜັກເບົາ', 1],
    ['附收纳袋 | with carry bag | avec sac de transport | พร้อมกระเป๋าเก็บ | ພ້ອມກະເປົາເກັບ', 1.1],
    ['远征级 | expedition grade | qualité expédition | ระดับสำรวจ | ລະດັບສຳຫຼວດ', 1.6],
    ['周末套装 | weekend kit | kit week-end | ชุดสุดสัปดาห์ | ຊຸດທ້າຍອາທິດ', 1.25],
  ),
  toy: kind(
    PIECE,
    'toy',
    ['经典款 | classic | classique | แบบคลาสสิก | ແບບຄລາສສິກ', 1],
    ['加大款 | extra large | grand format | ขนาดใหญ่พิเศษ | ຂະໜາດໃຫຍ່ພິເສດ', 1.5],
    ['便携款 | travel size | format voyage | ขนาดพกพา | ຂະໜາດພົກພາ', 0.75],
    ['生日礼盒 | birthday box | coffret anniversaire | กล่องวันเกิด | ກ່ອງວັນເກີດ', 1.3],
  ),
  paper: kind(
    BOOK,
    'paper',
    ['口袋本 | pocket size | format poche | ขนาดพกพา | ຂະໜາດພົກພາ', 0.7],
    ['标准本 | standard size | format standard | ขนาดมาตรฐาน | ຂະໜາດມາດຕະຖານ', 1],
    ['再生纸 | recycled paper | papier recyclé | กระดาษรีไซเคิล | ເຈ້ຍຣີໄຊເຄີນ', 0.95],
    ['典藏版 | collector’s edition | édition de collection | ฉบับสะสม | ສະບັບສະສົມ', 1.6],
  ),
  art: kind(
    SET,
    'art',
    ['学生装 | student set | lot étudiant | ชุดนักเรียน | ຊຸດນັກຮຽນ', 1],
    ['画室装 | studio set | lot atelier | ชุดสตูดิโอ | ຊຸດສະຕູດິໂອ', 1.6],
    ['旅行装 | travel set | lot de voyage | ชุดพกพา | ຊຸດພົກພາ', 0.85],
    ['礼盒装 | gift boxed | en coffret cadeau | กล่องของขวัญ | ກ່ອງຂອງຂວັນ', 1.25],
  ),
  instrument: kind(
    PIECE,
    'instrument',
    ['练习款 | student model | modèle d’étude | รุ่นฝึกหัด | ລຸ້ນຝຶກຫັດ', 1],
    ['演奏款 | concert model | modèle de concert | รุ่นคอนเสิร์ต | ລຸ້ນຄອນເສີດ', 1.8],
    ['附琴包 | with soft case | avec housse souple | พร้อมกระเป๋าผ้า | ພ້ອມກະເປົາຜ້າ', 1.12],
    ['手工精修 | finished by hand | finition à la main | เก็บงานด้วยมือ | ເກັບລາຍລະອຽດດ້ວຍມື', 1.4],
  ),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
