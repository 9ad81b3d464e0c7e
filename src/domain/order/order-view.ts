import type { DeliveryType } from '#generated/model/deliveryType.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import type { OrderLine } from '#generated/model/orderLine.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import type { PayType } from '#generated/model/payType.ts';
import type { OrderFlags } from './order-state.ts';

/** A merchant's part of an order. */
export interface OrderPart extends OrderFlags {
  /** number of the merchant order */
  orderNo: string;
  merId: number;
  merName: string;
  totalNum: number;
  payPrice: string;
  lines: readonly OrderLine[];
  /** delivery, if the call and the backend provide it */
  deliveryType: DeliveryType | null;
}

/** Data of the order page, from whichever call. */
export interface OrderView {
  /** number in the address: of the master order or of a merchant order */
  orderNo: string;
  masterOrderNo: string;
  isMaster: boolean;
  createTime: string;
  paid: boolean;
  payTime: string | null;
  isCancelled: boolean;
  /** when an unpaid order is cancelled, if the backend provides it */
  cancelTime: string | null;
  totalNum: number;
  /** null if parts of the order may be missing, so that a sum would be wrong */
  payPrice: string | null;
  parts: readonly OrderPart[];
  /** null if only the order list could be loaded */
  details: OrderDetails | null;
}

interface OrderDetails {
  payType: PayType;
  proTotalPrice: string;
  payPostage: string;
  couponPrice: string;
  /** discount for points, if the backend provides it */
  pointsPrice: string | null;
  realName: string;
  userPhone: string | null;
  userAddress: string;
  /** note of the shopper to the store */
  message: string | null;
}

type DetailFields = Pick<
  MerchantOrderDetail,
  | 'payType'
  | 'proTotalPrice'
  | 'payPostage'
  | 'couponPrice'
  | 'realName'
  | 'userPhone'
  | 'userAddress'
  | 'integralPrice'
>;

const detailsOf = (order: DetailFields, message: string | null): OrderDetails => ({
  payType: order.payType,
  proTotalPrice: order.proTotalPrice,
  payPostage: order.payPostage,
  couponPrice: order.couponPrice,
  pointsPrice: order.integralPrice ?? null,
  realName: order.realName,
  userPhone: order.userPhone,
  userAddress: order.userAddress,
  message,
});

type PartFields = Omit<OrderPart, 'lines' | 'deliveryType'> & {
  orderInfoList: readonly OrderLine[];
  deliveryType?: DeliveryType;
};

export const partOf = (order: PartFields): OrderPart => ({
  orderNo: order.orderNo,
  merId: order.merId,
  merName: order.merName,
  totalNum: order.totalNum,
  payPrice: order.payPrice,
  paid: order.paid,
  status: order.status,
  refundStatus: order.refundStatus,
  lines: order.orderInfoList,
  deliveryType: order.deliveryType ?? null,
});

export const viewOfMaster = (order: MasterOrderDetail): OrderView => ({
  orderNo: order.orderNo,
  masterOrderNo: order.orderNo,
  isMaster: true,
  createTime: order.createTime,
  paid: order.paid,
  payTime: order.payTime,
  isCancelled: order.isCancel,
  cancelTime: order.cancelTime ?? null,
  totalNum: order.totalNum,
  payPrice: order.payPrice,
  parts: order.orderList.map(partOf),
  details: detailsOf(order, order.mark),
});

export const viewOfMerchantOrder = (order: MerchantOrderDetail): OrderView => ({
  orderNo: order.orderNo,
  masterOrderNo: order.masterOrderNo,
  isMaster: false,
  createTime: order.createTime,
  paid: order.paid,
  payTime: order.payTime,
  isCancelled: isCancelled(order),
  cancelTime: null,
  totalNum: order.totalNum,
  payPrice: order.payPrice,
  parts: [partOf(order)],
  details: detailsOf(order, order.userRemark),
});

export const isCancelled = ({ status }: Pick<OrderFlags, 'status'>) =>
  status === OrderStatus.cancelled;
