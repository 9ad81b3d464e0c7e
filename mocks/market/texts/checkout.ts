import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals of the cart, the checkout and the payment. */
export const CHECKOUT_MESSAGES = {
  // cart and checkout
  itemsMissing: text(
    '请选择商品',
    'Select an item',
    'Sélectionnez un article',
    'กรุณาเลือกสินค้า',
    'ກະລຸນາເລືອກສິນຄ້າ',
  ),
  quantityRange: text(
    '数量须为 1–99',
    'Choose a quantity from 1 to 99',
    'Choisissez une quantité de 1 à 99',
    'กรุณาเลือกจำนวน 1–99',
    'ກະລຸນາເລືອກຈຳນວນ 1–99',
  ),
  lineMissing: text(
    '购物车中没有该商品，请刷新',
    'This item is not in your cart, reload the page',
    'Cet article n’est pas dans votre panier, actualisez la page',
    'ไม่มีสินค้านี้ในรถเข็น กรุณาโหลดหน้าใหม่',
    'ບໍ່ມີສິນຄ້ານີ້ໃນກະຕ່າ ກະລຸນາໂຫຼດໜ້າໃໝ່',
  ),
  preOrderGone: text(
    '订单信息已失效，请重新确认',
    'This checkout has expired, start it again',
    'Cette commande a expiré, recommencez',
    'หมดเวลายืนยันคำสั่งซื้อ กรุณาเริ่มใหม่',
    'ໝົດເວລາຢືນຢັນຄຳສັ່ງຊື້ ກະລຸນາເລີ່ມໃໝ່',
  ),
  payTypeUnknown: text(
    '不支持该支付方式，请选择其他方式',
    'This payment method is not offered, choose another',
    'Mode de paiement non proposé, choisissez-en un autre',
    'ไม่รองรับวิธีชำระเงินนี้ กรุณาเลือกวิธีอื่น',
    'ບໍ່ຮອງຮັບວິທີຈ່າຍເງິນນີ້ ກະລຸນາເລືອກວິທີອື່ນ',
  ),
  addressChoose: text(
    '请选择收货地址',
    'Choose a delivery address',
    'Choisissez une adresse de livraison',
    'กรุณาเลือกที่อยู่จัดส่ง',
    'ກະລຸນາເລືອກທີ່ຢູ່ຈັດສົ່ງ',
  ),
  addressMissing: text(
    '该地址不存在，请重新选择',
    'This address does not exist, choose another',
    'Cette adresse n’existe pas, choisissez-en une autre',
    'ไม่พบที่อยู่นี้ กรุณาเลือกใหม่',
    'ບໍ່ພົບທີ່ຢູ່ນີ້ ກະລຸນາເລືອກໃໝ່',
  ),

  // payment
  payerMissing: text(
    '付款人信息缺失，请重新付款',
    'The payer is missing, pay again',
    'Le payeur est inconnu, payez à nouveau',
    'ไม่มีข้อมูลผู้ชำระเงิน กรุณาชำระเงินอีกครั้ง',
    'ບໍ່ມີຂໍ້ມູນຜູ້ຈ່າຍເງິນ ກະລຸນາຈ່າຍເງິນອີກຄັ້ງ',
  ),
  paymentMissing: text(
    '找不到该笔付款，请重新付款',
    'This payment was not found, pay again',
    'Ce paiement est introuvable, payez à nouveau',
    'ไม่พบการชำระเงินนี้ กรุณาชำระเงินอีกครั้ง',
    'ບໍ່ພົບການຈ່າຍເງິນນີ້ ກະລຸນາຈ່າຍເງິນອີກຄັ້ງ',
  ),
  notScanOrder: text(
    '该订单未使用扫码支付',
    'This order is not paid by scanning',
    'Cette commande ne se paie pas par QR code',
    'คำสั่งซื้อนี้ไม่ได้ชำระด้วยการสแกน QR',
    'ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ຈ່າຍດ້ວຍການສະແກນ QR',
  ),
} satisfies Record<string, Text>;
