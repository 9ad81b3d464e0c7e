import { parseText } from './localised.ts';
import type { Delivery, MerchantOrder } from './state.ts';

/** Message of a virtual delivery. */
const VIRTUAL_MESSAGE = parseText(
  '电子版已开通：在店铺页面输入兑换码 KEEP-4471-READ，长期有效。 | Your digital edition is ready. Enter the code KEEP-4471-READ on the store’s page; it does not expire. | Votre édition numérique est prête. Saisissez le code KEEP-4471-READ sur la page de la boutique\u202f; il n’expire pas. | ฉบับดิจิทัลพร้อมแล้ว กรอกรหัส KEEP-4471-READ ที่หน้าร้าน ไม่มีวันหมดอายุ | ສະບັບດິຈິຕອນພ້ອມແລ້ວ ປ້ອນລະຫັດ KEEP-4471-READ ທີ່ໜ້າຮ້ານ ບໍ່ມີວັນໝົດອາຍຸ',
);

/** Delivery data of a demo merchant for a delivery type. */
export function deliveryBy(type: Delivery['type'], order: MerchantOrder): Delivery {
  if (type === 'own') return { type, courier: 'Khamla', phone: '+85620551234' };
  if (type === 'virtual') return { type, message: VIRTUAL_MESSAGE };
  return {
    type,
    name: 'Lychee Express',
    code: 'lychee',
    no: `LY${String(order.id).padStart(4, '0')}${order.no.slice(-8)}`,
  };
}
