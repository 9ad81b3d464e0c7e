import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals of coupons. */
export const COUPON_MESSAGES = {
  couponMissing: text(
    '该优惠券不存在',
    'This coupon does not exist',
    'Ce coupon n’existe pas',
    'ไม่พบคูปองนี้',
    'ບໍ່ພົບຄູປອງນີ້',
  ),
  couponEnded: text(
    '该优惠券已停止领取',
    'This coupon is no longer given out',
    'Ce coupon n’est plus distribué',
    'คูปองนี้หมดเวลารับแล้ว',
    'ຄູປອງນີ້ໝົດເວລາຮັບແລ້ວ',
  ),
  couponNoneLeft: text(
    '优惠券已领完',
    'No coupons left',
    'Ce coupon n’est plus disponible',
    'คูปองหมดแล้ว',
    'ຄູປອງໝົດແລ້ວ',
  ),
  couponTaken: text(
    '您已领取过该优惠券',
    'You already have this coupon',
    'Vous avez déjà obtenu ce coupon',
    'คุณรับคูปองนี้แล้ว',
    'ທ່ານຮັບຄູປອງນີ້ແລ້ວ',
  ),
  couponUsed: text(
    '该优惠券已使用，请选择其他优惠券',
    'This coupon is used, choose another',
    'Ce coupon est déjà utilisé, choisissez-en un autre',
    'คูปองนี้ใช้แล้ว กรุณาเลือกใบอื่น',
    'ຄູປອງນີ້ໃຊ້ແລ້ວ ກະລຸນາເລືອກໃບອື່ນ',
  ),
  couponExpired: text(
    '该优惠券已过期，请选择其他优惠券',
    'This coupon has expired, choose another',
    'Ce coupon a expiré, choisissez-en un autre',
    'คูปองนี้หมดอายุ กรุณาเลือกใบอื่น',
    'ຄູປອງນີ້ໝົດອາຍຸ ກະລຸນາເລືອກໃບອື່ນ',
  ),
  couponNotStarted: text(
    '该优惠券未到使用时间',
    'This coupon is not valid yet',
    'Ce coupon n’est pas encore valable',
    'คูปองนี้ยังไม่ถึงเวลาใช้',
    'ຄູປອງນີ້ຍັງບໍ່ຮອດເວລາໃຊ້',
  ),
  couponNoGoods: text(
    '没有适用该优惠券的商品',
    'This coupon is for other products',
    'Ce coupon vaut pour d’autres articles',
    'คูปองนี้ใช้กับสินค้าอื่น',
    'ຄູປອງນີ້ໃຊ້ກັບສິນຄ້າອື່ນ',
  ),
  couponNoMerchant: text(
    '没有适用该优惠券的店铺',
    'This coupon is for another store',
    'Ce coupon vaut pour une autre boutique',
    'คูปองนี้ใช้กับร้านอื่น',
    'ຄູປອງນີ້ໃຊ້ກັບຮ້ານອື່ນ',
  ),
  couponMinimum: text(
    '未达到优惠券使用金额',
    'The items do not reach the coupon’s minimum',
    'Le minimum de ce coupon n’est pas atteint',
    'ยอดซื้อไม่ถึงขั้นต่ำของคูปอง',
    'ຍອດຊື້ບໍ່ຮອດຂັ້ນຕ່ຳຂອງຄູປອງ',
  ),
  couponTooBig: text(
    '优惠金额须低于商品总额',
    'The items must cost more than the coupon takes off',
    'Le total doit dépasser la remise du coupon',
    'ยอดสินค้าต้องมากกว่าส่วนลดคูปอง',
    'ຍອດສິນຄ້າຕ້ອງຫຼາຍກວ່າສ່ວນຫຼຸດຄູປອງ',
  ),
} satisfies Record<string, Text>;
