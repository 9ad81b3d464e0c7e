import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals around products, stores, activities and the wishlist. */
export const CATALOGUE_MESSAGES = {
  productMissing: text(
    '该商品已下架，请选择其他商品',
    'This item is no longer sold, choose another',
    'Cet article n’est plus en vente, choisissez-en un autre',
    'สินค้านี้เลิกจำหน่ายแล้ว กรุณาเลือกสินค้าอื่น',
    'ສິນຄ້ານີ້ເຊົາຂາຍແລ້ວ ກະລຸນາເລືອກສິນຄ້າອື່ນ',
  ),
  skuMissing: text(
    '该规格不存在，请重新选择',
    'This option does not exist, choose another',
    'Cette option n’existe pas, choisissez-en une autre',
    'ไม่มีตัวเลือกนี้ กรุณาเลือกใหม่',
    'ບໍ່ມີຕົວເລືອກນີ້ ກະລຸນາເລືອກໃໝ່',
  ),
  stockShort: text(
    '库存不足，请减少数量',
    'Not enough in stock, lower the quantity',
    'Stock insuffisant, réduisez la quantité',
    'สินค้ามีไม่พอ กรุณาลดจำนวน',
    'ສິນຄ້າມີບໍ່ພໍ ກະລຸນາຫຼຸດຈຳນວນ',
  ),
  merchantMissing: text(
    '该店铺不存在',
    'This store does not exist',
    'Cette boutique n’existe pas',
    'ไม่พบร้านค้านี้',
    'ບໍ່ພົບຮ້ານຄ້ານີ້',
  ),
  storeClosed: text(
    '该店铺已暂停营业',
    'This store is closed for now',
    'Cette boutique est fermée pour le moment',
    'ร้านนี้ปิดให้บริการชั่วคราว',
    'ຮ້ານນີ້ປິດບໍລິການຊົ່ວຄາວ',
  ),
  activityMissing: text(
    '该活动不存在',
    'This offer does not exist',
    'Cette offre n’existe pas',
    'ไม่พบโปรโมชันนี้',
    'ບໍ່ພົບໂປຣໂມຊັນນີ້',
  ),
  activityClosed: text(
    '该活动已结束',
    'This offer has ended',
    'Cette offre est terminée',
    'โปรโมชันนี้สิ้นสุดแล้ว',
    'ໂປຣໂມຊັນນີ້ສິ້ນສຸດແລ້ວ',
  ),
  collectNothing: text(
    '请选择要取消的收藏',
    'Choose what to remove from the wish list',
    'Choisissez les favoris à retirer',
    'กรุณาเลือกรายการที่ถูกใจที่จะลบ',
    'ກະລຸນາເລືອກລາຍການທີ່ຖືກໃຈທີ່ຈະລຶບ',
  ),
  collectGone: text(
    '收藏中没有该商品，请刷新',
    'These items are not on your wish list, reload the page',
    'Ces articles ne sont pas dans vos favoris, actualisez la page',
    'ไม่มีสินค้านี้ในรายการที่ถูกใจ กรุณาโหลดหน้าใหม่',
    'ບໍ່ມີສິນຄ້ານີ້ໃນລາຍການທີ່ຖືກໃຈ ກະລຸນາໂຫຼດໜ້າໃໝ່',
  ),
} satisfies Record<string, Text>;
