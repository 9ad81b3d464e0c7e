import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals of orders, reviews and refunds. */
export const ORDER_MESSAGES = {
  // orders
  orderMissing: text(
    '订单不存在',
    'This order does not exist',
    'Cette commande n’existe pas',
    'ไม่พบคำสั่งซื้อนี้',
    'ບໍ່ພົບຄຳສັ່ງຊື້ນີ້',
  ),
  orderPaid: text(
    '订单已付款',
    'This order is already paid',
    'Cette commande est déjà payée',
    'คำสั่งซื้อนี้ชำระเงินแล้ว',
    'ຄຳສັ່ງຊື້ນີ້ຈ່າຍເງິນແລ້ວ',
  ),
  orderPaidKeep: text(
    '已付款的订单不能取消',
    'A paid order cannot be cancelled',
    'Une commande payée ne peut pas être annulée',
    'คำสั่งซื้อที่ชำระเงินแล้วยกเลิกไม่ได้',
    'ຄຳສັ່ງຊື້ທີ່ຈ່າຍເງິນແລ້ວຍົກເລີກບໍ່ໄດ້',
  ),
  orderCancelled: text(
    '订单已取消，请重新下单',
    'This order was cancelled, place a new one',
    'Cette commande a été annulée, passez-en une autre',
    'คำสั่งซื้อนี้ยกเลิกแล้ว กรุณาสั่งซื้อใหม่',
    'ຄຳສັ່ງຊື້ນີ້ຍົກເລີກແລ້ວ ກະລຸນາສັ່ງຊື້ໃໝ່',
  ),
  orderNotCompleted: text(
    '只能删除已完成的订单',
    'Only completed orders can be deleted',
    'Seule une commande terminée peut être supprimée',
    'ลบได้เฉพาะคำสั่งซื้อที่สำเร็จแล้ว',
    'ລຶບໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ສຳເລັດແລ້ວ',
  ),
  orderUnpaid: text(
    '订单未付款，请先付款',
    'This order is not paid, pay it first',
    'Cette commande n’est pas payée, payez-la d’abord',
    'คำสั่งซื้อนี้ยังไม่ชำระเงิน กรุณาชำระเงินก่อน',
    'ຄຳສັ່ງຊື້ນີ້ຍັງບໍ່ຈ່າຍເງິນ ກະລຸນາຈ່າຍເງິນກ່ອນ',
  ),
  orderInRefund: text(
    '退款处理中，暂不能操作',
    'Wait until the refund is decided',
    'Attendez la fin du remboursement',
    'กรุณารอจนกว่าการคืนเงินจะเสร็จสิ้น',
    'ກະລຸນາລໍຖ້າຈົນການຄືນເງິນສຳເລັດ',
  ),
  orderNotShipped: text(
    '只有待收货的订单可以确认收货',
    'Only a shipped order can be received',
    'Seule une commande expédiée peut être reçue',
    'ยืนยันได้เฉพาะคำสั่งซื้อที่จัดส่งแล้ว',
    'ຢືນຢັນໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ຈັດສົ່ງແລ້ວ',
  ),
  orderNotToShip: text(
    '只有待发货的订单可以发货',
    'Only an order to ship can be shipped',
    'Seule une commande à expédier peut être expédiée',
    'จัดส่งได้เฉพาะคำสั่งซื้อที่รอจัดส่ง',
    'ຈັດສົ່ງໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ລໍຖ້າຈັດສົ່ງ',
  ),

  // reviews
  orderReviewed: text(
    '该订单已评价',
    'This order is already reviewed',
    'Cette commande est déjà évaluée',
    'รีวิวคำสั่งซื้อนี้แล้ว',
    'ຣີວິວຄຳສັ່ງຊື້ນີ້ແລ້ວ',
  ),
  lineElsewhere: text(
    '该订单中没有此商品',
    'This item is not part of the order',
    'Cet article ne fait pas partie de la commande',
    'ไม่มีสินค้านี้ในคำสั่งซื้อ',
    'ບໍ່ມີສິນຄ້ານີ້ໃນຄຳສັ່ງຊື້',
  ),
  lineNotReceived: text(
    '请确认收货后再评价',
    'Confirm receipt before you review',
    'Confirmez la réception avant d’évaluer',
    'กรุณายืนยันรับสินค้าก่อนรีวิว',
    'ກະລຸນາຢືນຢັນຮັບສິນຄ້າກ່ອນຣີວິວ',
  ),
  lineReviewed: text(
    '该商品已评价',
    'This item is already reviewed',
    'Cet article est déjà évalué',
    'รีวิวสินค้านี้แล้ว',
    'ຣີວິວສິນຄ້ານີ້ແລ້ວ',
  ),

  // refunds
  refundMissing: text(
    '退款单不存在',
    'This refund does not exist',
    'Ce remboursement n’existe pas',
    'ไม่พบรายการคืนเงินนี้',
    'ບໍ່ພົບລາຍການຄືນເງິນນີ້',
  ),
  refundUnderWay: text(
    '商品运输中，请确认收货后再申请退款',
    'Confirm receipt first, then ask for the refund',
    'Confirmez d’abord la réception, puis demandez le remboursement',
    'กรุณายืนยันรับสินค้าก่อนขอคืนเงิน',
    'ກະລຸນາຢືນຢັນຮັບສິນຄ້າກ່ອນຂໍຄືນເງິນ',
  ),
  refundApplied: text(
    '已申请退款，请等待商家处理',
    'You already asked for this refund, wait for the store',
    'Remboursement déjà demandé, attendez la boutique',
    'ขอคืนเงินแล้ว กรุณารอร้านค้าพิจารณา',
    'ຂໍຄືນເງິນແລ້ວ ກະລຸນາລໍຖ້າຮ້ານຄ້າພິຈາລະນາ',
  ),
  refundRunning: text(
    '退款处理中，请等待到账',
    'This refund is on its way',
    'Ce remboursement est en cours',
    'กำลังคืนเงิน กรุณารอ',
    'ກຳລັງຄືນເງິນ ກະລຸນາລໍຖ້າ',
  ),
  refundDone: text(
    '该订单已退款',
    'This order was refunded',
    'Cette commande a été remboursée',
    'คำสั่งซื้อนี้คืนเงินแล้ว',
    'ຄຳສັ່ງຊື້ນີ້ຄືນເງິນແລ້ວ',
  ),
  refundDecided: text(
    '商家已处理该退款',
    'The store has decided on this refund',
    'La boutique a déjà répondu',
    'ร้านค้าพิจารณารายการนี้แล้ว',
    'ຮ້ານຄ້າພິຈາລະນາລາຍການນີ້ແລ້ວ',
  ),
  refundNotRunning: text(
    '没有等待到账的退款',
    'No refund is on its way',
    'Aucun remboursement en cours',
    'ไม่มีรายการที่กำลังคืนเงิน',
    'ບໍ່ມີລາຍການທີ່ກຳລັງຄືນເງິນ',
  ),
  refusalMissing: text(
    '请填写拒绝原因',
    'Say why the refund is refused',
    'Indiquez le motif du refus',
    'กรุณาระบุเหตุผลที่ปฏิเสธ',
    'ກະລຸນາລະບຸເຫດຜົນທີ່ປະຕິເສດ',
  ),
} satisfies Record<string, Text>;
