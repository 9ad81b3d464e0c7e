import type { Guarantee } from '../../market/model.ts';
import type { KindName } from './lines.ts';
import { iconPicture } from './pictures.ts';
import { parseText } from '../../market/localised.ts';

function guarantee(id: number, icon: string, name: string, content: string): Guarantee {
  return { id, icon: iconPicture(icon), name: parseText(name), content: parseText(content) };
}

export const GUARANTEES: readonly Guarantee[] = [
  guarantee(
    1,
    'left-arrow-curving-right',
    '15 天退款 | 15-day refunds | Remboursé sous 15 jours | คืนเงินใน 15 วัน | ຄືນເງິນໃນ 15 ມື້',
    '收货十五天内可申请退款 | Ask for a refund within fifteen days of receipt | Demandez un remboursement dans les quinze jours | ขอคืนเงินได้ภายใน 15 วันหลังได้รับสินค้า | ຂໍຄືນເງິນໄດ້ພາຍໃນ 15 ມື້ຫຼັງໄດ້ຮັບສິນຄ້າ',
  ),
  guarantee(
    2,
    'delivery-truck',
    '48 小时发货 | Ships within 48 h | Expédié sous 48 h | จัดส่งภายใน 48 ชั่วโมง | ຈັດສົ່ງພາຍໃນ 48 ຊົ່ວໂມງ',
    '付款后四十八小时内交给承运人 | Handed to the carrier within forty-eight hours of payment | Remis au transporteur dans les quarante-huit heures | ส่งให้บริษัทขนส่งภายใน 48 ชั่วโมงหลังชำระเงิน | ສົ່ງໃຫ້ບໍລິສັດຂົນສົ່ງພາຍໃນ 48 ຊົ່ວໂມງຫຼັງຈ່າຍເງິນ',
  ),
  guarantee(
    3,
    'shield',
    '材质保真 | Genuine material | Matière garantie | วัสดุแท้ | ວັດສະດຸແທ້',
    '材质与描述不符，全额退款 | Refunded in full if the material is not as described | Remboursé si la matière n’est pas celle annoncée | วัสดุไม่ตรงคำอธิบาย คืนเงินเต็มจำนวน | ວັດສະດຸບໍ່ກົງຄຳອະທິບາຍ ຄືນເງິນເຕັມຈຳນວນ',
  ),
  guarantee(
    4,
    'wrench',
    '两年保修 | Two-year guarantee | Garantie deux ans | รับประกัน 2 ปี | ຮັບປະກັນ 2 ປີ',
    '两年内免费维修或更换 | Repaired or replaced free for two years | Réparé ou remplacé gratuitement pendant deux ans | ซ่อมหรือเปลี่ยนฟรี 2 ปี | ສ້ອມ ຫຼື ປ່ຽນຟຣີ 2 ປີ',
  ),
  guarantee(
    5,
    'package',
    '破损包赔 | Breakage covered | Casse remboursée | แตกหักชดเชยให้ | ແຕກຫັກຊົດເຊີຍໃຫ້',
    '运输途中破损，免费补发 | Sent again free if it breaks on the way | Renvoyé gratuitement en cas de casse | แตกระหว่างทาง ส่งใหม่ฟรี | ແຕກລະຫວ່າງທາງ ສົ່ງໃໝ່ຟຣີ',
  ),
  guarantee(
    6,
    'seedling',
    '安全成分 | Safe ingredients | Ingrédients sûrs | ส่วนผสมปลอดภัย | ສ່ວນປະສົມປອດໄພ',
    '每一批都有检测报告 | Every batch has a test report | Chaque lot a son rapport d’analyse | มีรายงานตรวจทุกล็อต | ມີລາຍງານກວດທຸກຊຸດ',
  ),
];

const LEATHER = [1, 3, 2];

const BY_KIND: Readonly<Record<KindName, readonly number[]>> = {
  cloth: [1, 2],
  warm: [1, 2],
  silk: [1, 2],
  trainer: [1, 2],
  accessory: [1, 2],
  shoe: LEATHER,
  bag: LEATHER,
  travel: LEATHER,
  device: [1, 4, 2],
  living: [1, 5],
  decor: [1, 5],
  care: [6, 2],
  ceramic: [5, 2],
  tableware: [5, 2],
  food: [5, 6, 2],
  sport: [1, 4],
  outdoor: [1, 4],
  toy: [1, 4],
  instrument: [1, 4],
  paper: [],
  art: [],
};

export function guaranteesOf(kind: KindName): number[] {
  return [...BY_KIND[kind]];
}
