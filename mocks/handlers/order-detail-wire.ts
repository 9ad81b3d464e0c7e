import { parcelOf, trackOf } from '../market/logistics.ts';
import type { Market } from '../market/context.ts';
import { masterOf, partsOf } from '../market/order-queries.ts';
import { cancelTime } from '../market/order-steps.ts';
import type { MasterOrder, MerchantOrder } from '../market/state.ts';
import { orderLines, piecesOf, storeOf } from './order-wire.ts';
import type { WireData } from './types.ts';
import { money, stamp, stampOrNull, type Wire } from './wire.ts';

/** Fields of a merchant order, common to lists and details. */
export function partWire(market: Market, order: MerchantOrder, master: MasterOrder, wire: Wire) {
  return {
    id: order.id,
    orderNo: order.no,
    ...storeOf(market, order, wire),
    totalNum: piecesOf(order.lines),
    payPrice: money(order.payPrice),
    paid: master.paid,
    status: order.status,
    refundStatus: order.refundStatus,
    createTime: stamp(order.createTime),
    orderInfoList: orderLines(market, order, wire),
  };
}

export function masterDetailWire(
  market: Market,
  master: MasterOrder,
  wire: Wire,
): WireData<'masterOrderDetail'> {
  const parts = partsOf(market, master.no);
  return {
    id: master.id,
    orderNo: master.no,
    ...consignee(master),
    totalNum: piecesOf(parts.flatMap(({ lines }) => lines)),
    proTotalPrice: money(master.proTotal),
    totalPostage: money(master.postage),
    totalPrice: money(master.proTotal + master.postage),
    payPostage: money(master.postage),
    payPrice: money(master.payPrice),
    couponId: master.userCouponId,
    couponPrice: money(master.couponFee),
    paid: master.paid,
    payTime: stampOrNull(master.payTime),
    payType: master.payType,
    mark: master.mark,
    isCancel: false,
    redirect: master.redirect,
    createTime: stamp(master.createTime),
    orderList: parts.map((order) => partWire(market, order, master, wire)),
    cancelTime: master.paid ? null : stamp(cancelTime(master)),
  };
}

/** Without the parcel, whose visibility differs. */
export function orderDetailWire(
  market: Market,
  order: MerchantOrder,
  wire: Wire,
): Omit<WireData<'orderDetail'>, 'expressInfo'> {
  const master = masterOf(market, order);
  return {
    ...partWire(market, order, master, wire),
    masterOrderNo: order.masterNo,
    uid: order.userId,
    ...consignee(master),
    proTotalPrice: money(order.proTotal),
    totalPostage: money(order.postage),
    totalPrice: money(order.proTotal + order.postage),
    payPostage: money(order.postage),
    couponId: order.couponFee > 0 ? master.userCouponId : 0,
    couponPrice: money(order.couponFee),
    payTime: stampOrNull(master.payTime),
    payType: master.payType,
    userRemark: master.mark,
    ...deliveryWire(order, wire),
  };
}

/** Null without a parcel, and for deliveries without a courier company. */
export function logisticsWire(
  market: Market,
  order: MerchantOrder,
  wire: Wire,
): WireData<'orderExpress'> {
  const parcel = parcelOf(order);
  if (!parcel) return null;
  const { state, steps, asked } = trackOf(market, parcel);
  return {
    id: order.id,
    orderNo: order.no,
    expNo: parcel.no,
    expCode: parcel.code,
    expName: parcel.name,
    courier: null,
    courierPhone: null,
    trackTime: stampOrNull(asked),
    logisticsInfo:
      steps.length === 0
        ? ''
        : JSON.stringify(
            steps.map(({ text, time }) => ({
              AcceptStation: wire.text(text),
              AcceptTime: stamp(time),
            })),
          ),
    state,
    createTime: stamp(parcel.shipTime),
    updateTime: stamp(asked ?? parcel.shipTime),
    reason: null,
  };
}

const consignee = ({ email, realName, phone, address }: MasterOrder) => ({
  email,
  realName,
  userPhone: phone,
  userAddress: address,
});

const NO_DELIVERY = { courier: null, courierPhone: null, deliveryMsg: null };

function deliveryWire({ delivery }: MerchantOrder, wire: Wire) {
  if (!delivery) return {};
  if (delivery.type === 'own')
    return {
      ...NO_DELIVERY,
      deliveryType: 'send' as const,
      courier: delivery.courier,
      courierPhone: delivery.phone,
    };
  if (delivery.type === 'virtual')
    return {
      ...NO_DELIVERY,
      deliveryType: 'fictitious' as const,
      deliveryMsg: wire.text(delivery.message),
    };
  return { ...NO_DELIVERY, deliveryType: 'express' as const };
}
