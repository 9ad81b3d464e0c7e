import type { Text } from '../../market/model.ts';
import { parseText } from '../../market/localised.ts';

/** Words below a detail of the product. */
export interface Caption {
  title: Text;
  text: Text;
}

/** What the description of a kind of product says. */
export interface Story {
  title: Text;
  text: Text;
  /** how to look after it; the specification repeats it */
  care: Text;
  points: readonly Text[];
  /** captions of the two details that every description shows */
  crops: readonly [Caption, Caption];
}

export const caption = (title: string, text: string): Caption => ({
  title: parseText(title),
  text: parseText(text),
});

interface Words {
  title: string;
  text: string;
  care: string;
  points: readonly string[];
  crops: readonly [Caption, Caption];
}

export const story = ({ title, text, care, points, crops }: Words): Story => ({
  title: parseText(title),
  text: parseText(text),
  care: parseText(care),
  points: points.map(parseText),
  crops,
});

/** Points and captions that fit several kinds. */
export const IN_DAYLIGHT =
  '日光下拍摄，颜色接近实物 | Photographed in daylight, so that colours are true | Photographié à la lumière du jour, aux couleurs fidèles | ถ่ายภาพในแสงธรรมชาติ สีตรงตามจริง | ຖ່າຍຮູບໃນແສງທຳມະຊາດ ສີກົງຕາມຈິງ';
export const PRESENT =
  '适合送礼，可附卡片 | A fine present, with a card on request | Un beau cadeau, avec carte sur demande | เหมาะเป็นของขวัญ แนบการ์ดได้ | ເໝາະເປັນຂອງຂວັນ ແນບບັດໄດ້';
export const RECYCLED =
  '包装可回收 | The packaging can be recycled | Emballage recyclable | บรรจุภัณฑ์รีไซเคิลได้ | ບັນຈຸພັນຣີໄຊເຄີນໄດ້';
export const REPLACED =
  '破损七天内补发 | Anything broken is replaced within seven days | Remplacement sous sept jours en cas de casse | แตกเสียหายส่งใหม่ใน 7 วัน | ແຕກເສຍຫາຍສົ່ງໃໝ່ໃນ 7 ມື້';
export const STIFF_BOX =
  '硬盒邮寄，不折角 | Posted in a stiff box | Expédié en boîte rigide | ส่งในกล่องแข็ง | ສົ່ງໃນກ່ອງແຂງ';
export const STURDY =
  '包装加固，防摔测试 | Packed to survive a fall | Emballage résistant aux chutes | บรรจุกันกระแทก | ບັນຈຸກັນກະແທກ';
export const TWO_YEARS =
  '两年保修 | Two-year guarantee | Garantie deux ans | รับประกัน 2 ปี | ຮັບປະກັນ 2 ປີ';
export const OUT_OF_SUN =
  '避免长时间日晒 | Keep out of long direct sun | Évitez le soleil prolongé | เลี่ยงแดดนาน | ຫຼີກແດດດົນ';

export const CHECKED = caption(
  '每一处都检查过 | Checked on every side | Vérifié sous tous les angles | ตรวจสอบทุกด้าน | ກວດທຸກດ້ານ',
  '离开工坊前，由两个人各看一遍。 | Two people look it over before it leaves the workshop. | Deux personnes l’examinent avant qu’il ne quitte l’atelier. | มีสองคนตรวจดูก่อนออกจากโรงงาน | ມີສອງຄົນກວດເບິ່ງກ່ອນອອກຈາກໂຮງງານ',
);
export const EASY_TO_HOLD = caption(
  '好握，也好收 | Easy to hold, easy to store | Facile à tenir, facile à ranger | จับถนัด เก็บง่าย | ຈັບຖະໜັດ ເກັບງ່າຍ',
  '常碰的地方有纹理，其余部分光滑。 | Texture where hands go, smooth everywhere else. | Du relief là où vont les mains, lisse partout ailleurs. | ผิวนูนตรงที่มือจับ ส่วนอื่นเรียบ | ຜິວນູນບ່ອນທີ່ມືຈັບ ສ່ວນອື່ນລຽບ',
);
export const SMALL_BATCHES = caption(
  '小批量，看得见 | Small batches, plain to see | De petites séries, cela se voit | ผลิตทีละน้อย เห็นได้ชัด | ຜະລິດເທື່ອລະໜ້ອຍ ເຫັນໄດ້ຊັດ',
  '首批生产前，在五十张餐桌上试过。 | Tried at fifty tables before the first batch. | Essayé à cinquante tables avant la première série. | ทดลองบนโต๊ะอาหารห้าสิบโต๊ะก่อนผลิตชุดแรก | ທົດລອງຢູ່ໂຕະອາຫານຫ້າສິບໂຕະກ່ອນຜະລິດຊຸດທຳອິດ',
);
