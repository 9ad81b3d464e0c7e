import { DeliveryType } from '#generated/model/deliveryType.ts';
import type { Logistics } from '#generated/model/logistics.ts';
import { LogisticsState } from '#generated/model/logisticsState.ts';
import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import { parseWireTime } from '#/lib/wire-time.ts';

export interface TrackStep {
  text: string;
  time: Date | null;
}

/** Delivery of the items of one store, as far as the backend provides it. */
export type Delivery =
  | {
      kind: 'express';
      carrier: string;
      waybill: string;
      courier: string;
      courierPhone: string;
      state: LogisticsState;
      /** newest first */
      track: TrackStep[];
    }
  | { kind: 'own'; courier: string; courierPhone: string }
  | { kind: 'virtual'; message: string; codes: string[] }
  /** shipped without any details */
  | { kind: 'unknown' };

/** Extension fields of the order detail; the known backend has none of them. */
type DeliveryFields = Pick<
  MerchantOrderDetail,
  'deliveryType' | 'courier' | 'courierPhone' | 'deliveryMsg'
>;

/** Groups of capitals and digits joined by hyphens, e.g. `KEEP-4471-READ`. */
const CODE = /\b(?=[A-Z0-9-]*\d)[A-Z0-9]{3,}(?:-[A-Z0-9]{3,})+\b/g;

const codesIn = (message: string): string[] => [...new Set(message.match(CODE))];

const parcelOf = (parcel: Logistics): Delivery => ({
  kind: 'express',
  carrier: parcel.expName.trim(),
  waybill: parcel.expNo.trim(),
  courier: parcel.courier?.trim() ?? '',
  courierPhone: parcel.courierPhone?.trim() ?? '',
  state: parcel.state,
  track: parcel.logisticsInfo
    .map(({ AcceptStation, AcceptTime }) => ({
      text: AcceptStation.trim(),
      time: parseWireTime(AcceptTime),
    }))
    .toReversed(),
});

/** Delivery of a shipped order from its detail and its parcel; either may be missing. */
export function deliveryOf(order: DeliveryFields | undefined, parcel: Logistics | null): Delivery {
  if (order?.deliveryType === DeliveryType.virtualGoods) {
    const message = order.deliveryMsg?.trim() ?? '';
    return { kind: 'virtual', message, codes: codesIn(message) };
  }
  if (order?.deliveryType === DeliveryType.ownCourier)
    return {
      kind: 'own',
      courier: order.courier?.trim() ?? '',
      courierPhone: order.courierPhone?.trim() ?? '',
    };
  return parcel ? parcelOf(parcel) : { kind: 'unknown' };
}
