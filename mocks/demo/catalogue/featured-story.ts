import type { Text } from '../../market/model.ts';
import { caption } from './story-entry.ts';
import { parseText } from '../../market/localised.ts';

/** What the description of the featured handbag says in place of the texts for leather goods. */
export const FEATURED_STORY = {
  title: parseText(
    '两种皮革，一道利落线条 | Two leathers, one clean line | Deux cuirs, une ligne nette | หนังสองสี เส้นสายเดียว | ໜັງສອງສີ ເສັ້ນດຽວຄົມງາມ',
  ),
  text: parseText(
    '植鞣皮包身，打蜡底部，没有多余的部件。 | Vegetable-tanned sides, a waxed base, and nothing that does not carry. | Des flancs au tannage végétal, un fond ciré et rien de superflu. | ตัวกระเป๋าหนังฟอกฝาด ก้นเคลือบแว็กซ์ ไม่มีส่วนเกิน | ໂຕກະເປົາໜັງຟອກຝາດ ກົ້ນເຄືອບຂີ້ເຜິ້ງ ບໍ່ມີສ່ວນເກີນ',
  ),
  crops: [
    caption(
      '让人忘记的提手 | A handle you forget | Une poignée qui se fait oublier | หูหิ้วที่สบายจนลืม | ຫູຫິ້ວທີ່ສະບາຍຈົນລືມ',
      '三层缝合，手工打圆，负重也柔软。 | Stitched through three layers and rounded by hand, so it stays soft under weight. | Cousue à travers trois épaisseurs et arrondie à la main, elle reste douce en charge. | เย็บสามชั้นและลบเหลี่ยมด้วยมือ จึงนุ่มแม้รับน้ำหนัก | ຫຍິບສາມຊັ້ນ ແລະ ລົບຫຼ່ຽມດ້ວຍມື ຈຶ່ງນຸ່ມເຖິງວ່າຮັບນ້ຳໜັກ',
    ),
    caption(
      '不怕雨的底部 | A base that sheds rain | Une base qui ne craint pas la pluie | ก้นที่กันฝน | ກົ້ນທີ່ກັນຝົນ',
      '缝制前上蜡两遍，水珠滚落，干布一擦就好。 | Waxed twice before sewing. Drops bead off; a dry cloth does the rest. | Cirée deux fois avant la couture. La pluie perle, un chiffon sec suffit. | เคลือบแว็กซ์สองรอบก่อนเย็บ น้ำกลิ้งออก เช็ดด้วยผ้าแห้งก็พอ | ເຄືອບຂີ້ເຜິ້ງສອງຮອບກ່ອນຫຍິບ ນ້ຳກິ້ງອອກ ເຊັດດ້ວຍຜ້າແຫ້ງກໍພໍ',
    ),
  ],
  room: caption(
    '装得下一天 | Room for the day | De la place pour la journée | พื้นที่สำหรับทั้งวัน | ພື້ນທີ່ສຳລັບໝົດມື້',
    '13 英寸电脑、折叠伞和一本书并排放下，包身也不变形。 | A 13-inch laptop, a folded umbrella and a book stand side by side without pushing the walls out. | Un ordinateur de 13 pouces, un parapluie plié et un livre tiennent côte à côte sans déformer les parois. | แล็ปท็อป 13 นิ้ว ร่มพับ และหนังสือวางเรียงกันได้โดยทรงไม่เสีย | ແລັບທັອບ 13 ນິ້ວ ຄັນຮົ່ມພັບ ແລະ ປຶ້ມ ວາງຮຽງກັນໄດ້ໂດຍຊົງບໍ່ເສຍ',
  ),
  points: [
    parseText(
      '肩带不用时可取下 | The shoulder strap clips off when it is not needed | La bandoulière se détache quand elle est inutile | ถอดสายสะพายออกได้เมื่อไม่ใช้ | ຖອດສາຍພາຍອອກໄດ້ເມື່ອບໍ່ໃຊ້',
    ),
    parseText(
      '两个内袋，其中一个带拉链 | Two inner pockets, one with a zip | Deux poches intérieures, dont une zippée | ช่องด้านใน 2 ช่อง มีซิป 1 ช่อง | ຊ່ອງດ້ານໃນ 2 ຊ່ອງ ມີຊິບ 1 ຊ່ອງ',
    ),
    parseText(
      '黄铜脚钉，远离潮湿地面 | Brass feet keep it off wet floors | Des pieds en laiton l’isolent des sols mouillés | ปุ่มทองเหลืองรองก้น ไม่เปียกพื้น | ຕີນທອງເຫຼືອງຮອງກົ້ນ ບໍ່ປຽກພື້ນ',
    ),
  ],
  care: parseText(
    '每年护理油两次，勿用水洗 | Balm twice a year, no water | Baume deux fois par an, jamais d’eau | ทาบาล์มปีละสองครั้ง ห้ามล้างน้ำ | ທາບາມປີລະສອງເທື່ອ ຫ້າມລ້າງນ້ຳ',
  ),
} as const;

/** Rows of its specification, before those of every product. */
export const FEATURED_FACTS: readonly (readonly [label: Text, value: Text])[] = [
  [
    parseText('外层 | Outside | Extérieur | ด้านนอก | ດ້ານນອກ'),
    parseText(
      '头层牛皮，1.6 mm | Full-grain cowhide, 1.6 mm | Vachette pleine fleur, 1,6 mm | หนังวัวแท้ 1.6 มม. | ໜັງງົວແທ້ 1.6 ມມ',
    ),
  ],
  [
    parseText('内衬 | Lining | Doublure | ซับใน | ຊັບໃນ'),
    parseText('棉斜纹布 | Cotton twill | Sergé de coton | ผ้าฝ้ายทวิล | ຜ້າຝ້າຍທວິນ'),
  ],
  [
    parseText('底部 | Base | Fond | ก้น | ກົ້ນ'),
    parseText(
      '打蜡牛皮，黄铜脚钉 | Waxed cowhide, brass feet | Vachette cirée, pieds en laiton | หนังวัวเคลือบแว็กซ์ ปุ่มทองเหลือง | ໜັງງົວເຄືອບຂີ້ເຜິ້ງ ຕີນທອງເຫຼືອງ',
    ),
  ],
  [
    parseText('肩带 | Strap | Bandoulière | สายสะพาย | ສາຍພາຍ'),
    parseText(
      '84–104 cm，可拆卸 | 84–104 cm, removable | 84–104 cm, amovible | 84–104 ซม. ถอดได้ | 84–104 ຊມ ຖອດໄດ້',
    ),
  ],
  [
    parseText('重量 | Weight | Poids | น้ำหนัก | ນ້ຳໜັກ'),
    parseText('780 克（中号） | 780 g (medium) | 780 g (moyen) | 780 กรัม (กลาง) | 780 ກຣາມ (ກາງ)'),
  ],
];
