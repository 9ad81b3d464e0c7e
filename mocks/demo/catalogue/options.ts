import type { Text } from '../../market/model.ts';
import { parseText, localised } from '../../market/localised.ts';

/** One value to choose, and what it does to the price. */
interface OptionValue {
  text: Text;
  factor: number;
}

export interface Option {
  name: Text;
  values: readonly OptionValue[];
  /** how many colourways, instead of listed values */
  colourways?: number;
}

const COLOUR_NAME = parseText('颜色 | Colour | Couleur | สี | ສີ');
const colour = (colourways: number): Option => ({ name: COLOUR_NAME, values: [], colourways });

type Spec = string | readonly [text: string, factor: number];

function option(name: string, ...specs: readonly Spec[]): Option {
  const values = specs.map((spec) => {
    const [text, factor] = typeof spec === 'string' ? ([spec, 1] as const) : spec;
    return { text: text.includes('|') ? parseText(text) : localised(text), factor };
  });
  return { name: parseText(name), values };
}

const SIZE = '尺码 | Size | Taille | ขนาด | ຂະໜາດ';
const VOLUME = '容量 | Capacity | Contenance | ความจุ | ຄວາມຈຸ';
const WEIGHT = '净含量 | Net weight | Poids net | น้ำหนักสุทธิ | ນ້ຳໜັກສຸດທິ';
const DIAMETER = '直径 | Diameter | Diamètre | เส้นผ่านศูนย์กลาง | ເສັ້ນຜ່າສູນກາງ';

const clothesSize = option(SIZE, 'XS', 'S', 'M', 'L', ['XL', 1.05]);
const shoeSize = option(
  '鞋码 | Shoe size | Pointure | เบอร์รองเท้า | ເບີເກີບ',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
);
const ruling = option(
  '内页 | Ruling | Réglure | ลายเส้น | ລາຍເສັ້ນ',
  '空白 | Plain | Uni | ไม่มีเส้น | ບໍ່ມີເສັ້ນ',
  '横线 | Lined | Ligné | มีเส้น | ມີເສັ້ນ',
  '点阵 | Dotted | Pointillé | จุดประ | ຈຸດ',
);

export const OPTION_SETS = {
  none: [],
  colour: [colour(4)],
  bag: [
    colour(4),
    option(
      SIZE,
      '小号 24 cm | Small 24 cm | Petit 24 cm | เล็ก 24 ซม. | ນ້ອຍ 24 ຊມ',
      '中号 30 cm | Medium 30 cm | Moyen 30 cm | กลาง 30 ซม. | ກາງ 30 ຊມ',
      ['大号 36 cm | Large 36 cm | Grand 36 cm | ใหญ่ 36 ซม. | ໃຫຍ່ 36 ຊມ', 1.1],
      ['旅行 44 cm | Travel 44 cm | Voyage 44 cm | เดินทาง 44 ซม. | ເດີນທາງ 44 ຊມ', 1.25],
    ),
  ],
  shoes: [colour(3), shoeSize],
  clothes: [colour(3), clothesSize],
  gloves: [colour(2), option(SIZE, 'S', 'M', 'L')],
  waist: [
    option('腰围 | Waist | Tour de taille | รอบเอว | ຮອບແອວ', '28', '30', '32', '34', '36'),
    option(
      '裤长 | Leg length | Longueur de jambe | ความยาวขา | ຄວາມຍາວຂາ',
      '短 | Short | Court | สั้น | ສັ້ນ',
      '常规 | Regular | Normal | ปกติ | ປົກກະຕິ',
      '加长 | Long | Long | ยาว | ຍາວ',
    ),
  ],
  head: [option('头围 | Head size | Tour de tête | รอบศีรษะ | ຮອບຫົວ', '56 cm', '58 cm', '60 cm')],
  ring: [
    option(
      '戒圈 | Ring size | Taille de bague | ขนาดแหวน | ຂະໜາດແຫວນ',
      '48',
      '50',
      '52',
      '54',
      '56',
    ),
  ],
  litres: [colour(3), option(VOLUME, '18 L', ['22 L', 1.1], ['28 L', 1.25])],
  suitcase: [colour(3), option(VOLUME, '38 L', ['64 L', 1.35], ['90 L', 1.6])],
  lens: [
    option(
      '镜头 | Lens | Objectif | เลนส์ | ເລນ',
      '单机身 | Body only | Boîtier nu | เฉพาะตัวกล้อง | ສະເພາະຕົວກ້ອງ',
      ['28 mm', 1.3],
      ['50 mm', 1.35],
    ),
  ],
  laptop: [
    option('内存 | Memory | Mémoire | หน่วยความจำ | ໜ່ວຍຄວາມຈຳ', '16 GB', ['32 GB', 1.2]),
    option(
      '硬盘 | Storage | Stockage | พื้นที่จัดเก็บ | ບ່ອນເກັບຂໍ້ມູນ',
      '512 GB',
      ['1 TB', 1.12],
      ['2 TB', 1.3],
    ),
  ],
  phone: [
    option(
      '存储 | Storage | Stockage | พื้นที่จัดเก็บ | ບ່ອນເກັບຂໍ້ມູນ',
      '128 GB',
      ['256 GB', 1.15],
      ['512 GB', 1.35],
    ),
  ],
  keyboard: [
    option(
      '轴体 | Switches | Interrupteurs | สวิตช์ | ສະວິດ',
      '线性 | Linear | Linéaires | ลื่นตรง | ລື່ນຊື່',
      '段落 | Tactile | Tactiles | มีจังหวะ | ມີຈັງຫວະ',
      ['静音 | Silent | Silencieux | เงียบ | ງຽບ', 1.08],
    ),
    option('配列 | Layout | Disposition | ผังแป้น | ແບບແປ້ນ', 'QWERTY', 'AZERTY'),
  ],
  bed: [
    option(
      '床宽 | Mattress width | Largeur du matelas | ความกว้างที่นอน | ຄວາມກວ້າງບ່ອນນອນ',
      '120 cm',
      ['150 cm', 1.15],
      ['180 cm', 1.3],
    ),
  ],
  scent: [
    option(
      '香型 | Scent | Parfum | กลิ่น | ກິ່ນ',
      '无花果叶 | Fig leaf | Feuille de figuier | ใบมะเดื่อ | ໃບໝາກເດື່ອ',
      '雪松 | Cedar | Cèdre | ซีดาร์ | ໄມ້ຊີດາ',
      '茉莉 | Jasmine | Jasmin | มะลิ | ດອກມະລິ',
      '桂花 | Osmanthus | Osmanthe | หอมหมื่นลี้ | ດອກກຸ້ຍຮວາ',
    ),
  ],
  shade: [
    option(
      '色号 | Shade | Teinte | เฉดสี | ເສດສີ',
      '24 号陶砖 | No. 24 Rouge Brique | N°\u00a024 Rouge brique | เบอร์ 24 อิฐแดง | ເບີ 24 ແດງອິດ',
      '31 号干玫瑰 | No. 31 Dried rose | N°\u00a031 Rose séchée | เบอร์ 31 กุหลาบแห้ง | ເບີ 31 ກຸຫຼາບແຫ້ງ',
      '40 号豆沙 | No. 40 Red bean | N°\u00a040 Haricot rouge | เบอร์ 40 ถั่วแดง | ເບີ 40 ຖົ່ວແດງ',
      '52 号荔枝 | No. 52 Lychee | N°\u00a052 Litchi | เบอร์ 52 ลิ้นจี่ | ເບີ 52 ລິ້ນຈີ່',
    ),
  ],
  millilitres: [option(VOLUME, '200 ml', ['400 ml', 1.7])],
  cup: [option(VOLUME, '180 ml', ['280 ml', 1.15], ['400 ml', 1.3])],
  bowl: [option(DIAMETER, '14 cm', ['18 cm', 1.25])],
  pan: [option(DIAMETER, '20 cm', ['24 cm', 1.15], ['28 cm', 1.3])],
  blade: [option('刀刃 | Blade | Lame | ใบมีด | ໃບມີດ', '14 cm', ['17 cm', 1.2], ['21 cm', 1.4])],
  grams: [option(WEIGHT, '250 g', ['500 g', 1.8], ['1 kg', 3.3])],
  cakes: [
    option('数量 | Count | Nombre | จำนวน | ຈຳນວນ', '4 枚 | 4 cakes | 4 gâteaux | 4 ชิ้น | 4 ຊິ້ນ', [
      '8 枚 | 8 cakes | 8 gâteaux | 8 ชิ้น | 8 ຊິ້ນ',
      1.9,
    ]),
  ],
  cocoa: [
    option('可可含量 | Cocoa | Cacao | โกโก้ | ໂກໂກ້', '55%', '70%', ['85%', 1.1]),
    option(WEIGHT, '50 g', ['100 g', 1.8]),
  ],
  ball: [option('球号 | Ball size | Taille du ballon | เบอร์ลูก | ເບີລູກ', '4', '5', '6', '7')],
  grip: [
    option('拍柄 | Grip size | Grosseur du manche | ขนาดด้าม | ຂະໜາດດ້າມ', 'G1', 'G2', 'G3', 'G4'),
  ],
  ounces: [
    option(
      '重量 | Weight | Poids | น้ำหนัก | ນ້ຳໜັກ',
      '8 oz',
      '10 oz',
      ['12 oz', 1.05],
      ['16 oz', 1.1],
    ),
  ],
  deck: [
    option(
      '板宽 | Deck width | Largeur du plateau | ความกว้างแผ่น | ຄວາມກວ້າງແຜ່ນ',
      '7.75"',
      '8.0"',
      '8.25"',
    ),
  ],
  persons: [
    option(
      '人数 | Sleeps | Places | จำนวนคน | ຈຳນວນຄົນ',
      '2 人 | 2 people | 2 personnes | 2 คน | 2 ຄົນ',
      ['3 人 | 3 people | 3 personnes | 3 คน | 3 ຄົນ', 1.25],
      ['4 人 | 4 people | 4 personnes | 4 คน | 4 ຄົນ', 1.5],
    ),
  ],
  puzzle: [
    option('片数 | Pieces | Pièces | จำนวนชิ้น | ຈຳນວນຊິ້ນ', '100', ['500', 1.3], ['1000', 1.6]),
  ],
  ruling: [ruling],
  notebook: [
    option('开本 | Format | Format | ขนาดกระดาษ | ຂະໜາດເຈ້ຍ', 'A6', ['A5', 1.2], ['B5', 1.4]),
    ruling,
    option('页数 | Pages | Pages | จำนวนหน้า | ຈຳນວນໜ້າ', '120', ['240', 1.5]),
  ],
  nib: [option('笔尖 | Nib | Plume | ปลายปากกา | ປາຍປາກກາ', 'EF', 'F', 'M', ['B', 1.05])],
  paints: [
    option(
      '颜色数 | Number of colours | Nombre de couleurs | จำนวนสี | ຈຳນວນສີ',
      '12',
      ['24', 1.7],
      ['36', 2.3],
    ),
  ],
  violin: [option(SIZE, '1/4', '1/2', ['3/4', 1.1], ['4/4', 1.2])],
  octaves: [option('键数 | Keys | Touches | จำนวนคีย์ | ຈຳນວນຄີ', '61', ['76', 1.25], ['88', 1.5])],
  yarn: [colour(4), option(WEIGHT, '50 g', ['100 g', 1.85])],
} as const satisfies Record<string, readonly Option[]>;

export type OptionSet = keyof typeof OPTION_SETS;
