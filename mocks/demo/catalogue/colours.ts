import type { Text } from '../../market/model.ts';
import { parseText } from '../../market/localised.ts';

const NAMED: readonly (readonly [hue: number, name: Text])[] = [
  [0, parseText('砖红 | Brick red | Rouge brique | แดงอิฐ | ແດງອິດ')],
  [20, parseText('栗棕 | Chestnut | Châtaigne | น้ำตาลเกาลัด | ນ້ຳຕານເກົາລັດ')],
  [45, parseText('赭黄 | Ochre | Ocre | เหลืองดินเผา | ເຫຼືອງດິນ')],
  [85, parseText('橄榄绿 | Olive | Olive | เขียวมะกอก | ຂຽວໝາກກອກ')],
  [125, parseText('叶绿 | Leaf green | Vert feuille | เขียวใบไม้ | ຂຽວໃບໄມ້')],
  [165, parseText('苔绿 | Moss | Vert mousse | เขียวมอส | ຂຽວມອສ')],
  [205, parseText('天蓝 | Sky blue | Bleu ciel | ฟ้าคราม | ຟ້າອ່ອນ')],
  [232, parseText('墨蓝 | Ink blue | Bleu encre | น้ำเงินหมึก | ນ້ຳເງິນໝຶກ')],
  [268, parseText('紫罗兰 | Violet | Violet | ม่วงไวโอเล็ต | ມ່ວງອ່ອນ')],
  [305, parseText('梅紫 | Plum | Prune | ม่วงลูกพลัม | ມ່ວງໝາກພລຳ')],
  [335, parseText('玫瑰粉 | Rose | Rose | ชมพูกุหลาบ | ບົວກຸຫຼາບ')],
];

/** Hue rotations of the colourways of an icon; index 0 is the unchanged icon. */
export const COLOURWAY_TURNS: readonly number[] = [0, 150, 215, 300];

function distance(one: number, other: number): number {
  const gap = Math.abs(one - other) % 360;
  return Math.min(gap, 360 - gap);
}

function nearestName(hue: number): Text {
  const [first, ...rest] = NAMED;
  if (!first) throw new Error('No colours named');
  return rest.reduce(
    (best, next) => (distance(next[0], hue) < distance(best[0], hue) ? next : best),
    first,
  )[1];
}

/** Names of the first `count` colourways of an icon with this hue. */
export function colourNames(hue: number, count: number): Text[] {
  return COLOURWAY_TURNS.slice(0, count).map((turn) => nearestName(hue + turn));
}
