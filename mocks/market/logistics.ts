import { parseText } from './localised.ts';
import { now, type Market } from './context.ts';
import type { Millis, Text } from './model.ts';
import type { Delivery, MerchantOrder } from './state.ts';

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;
const GMT8: Millis = 8 * HOUR;

/** 0 no track yet, 1 collected, 2 on the way, 3 signed */
type TrackState = 0 | 1 | 2 | 3;

interface TrackStep {
  time: Millis;
  text: Text;
}

/** Tracking data of a parcel. */
export interface Track {
  state: TrackState;
  /** oldest first */
  steps: TrackStep[];
  /** time of the last courier query; null before the first one */
  asked: Millis | null;
}

export type Parcel = Extract<Delivery, { type: 'express' }> & { shipTime: Millis };

/** Tracking events of every parcel, relative to the time of shipping. */
const JOURNEY: readonly { after: Millis; state: TrackState; text: Text }[] = [
  {
    after: 3 * HOUR,
    state: 1,
    text: parseText(
      '快递员已揽收包裹 | The courier has collected the parcel | Le transporteur a pris le colis en charge | พนักงานขนส่งรับพัสดุแล้ว | ພະນັກງານຂົນສົ່ງຮັບພັດສະດຸແລ້ວ',
    ),
  },
  {
    after: 9 * HOUR,
    state: 2,
    text: parseText(
      '包裹已到达始发分拣中心 | Arrived at the first sorting centre | Arrivé au premier centre de tri | ถึงศูนย์คัดแยกต้นทาง | ຮອດສູນຄັດແຍກຕົ້ນທາງ',
    ),
  },
  {
    after: 20 * HOUR,
    state: 2,
    text: parseText(
      '包裹已发往目的地 | On its way to the destination | En route vers la destination | ออกเดินทางไปยังปลายทาง | ອອກເດີນທາງໄປປາຍທາງ',
    ),
  },
  {
    after: 3 * DAY,
    state: 2,
    text: parseText('清关已完成 | Cleared by customs | Dédouané | ผ่านพิธีการศุลกากรแล้ว | ຜ່ານພາສີແລ້ວ'),
  },
  {
    after: 6 * DAY,
    state: 2,
    text: parseText(
      '包裹已到达派送站点 | Arrived at the delivery station | Arrivé à l’agence de livraison | ถึงศูนย์กระจายสินค้าปลายทาง | ຮອດສູນແຈກຢາຍປາຍທາງ',
    ),
  },
  {
    after: 7 * DAY,
    state: 2,
    text: parseText(
      '快递员正在派送 | Out for delivery | En cours de livraison | กำลังนำส่ง | ກຳລັງນຳສົ່ງ',
    ),
  },
  {
    after: 7 * DAY + 5 * HOUR,
    state: 3,
    text: parseText(
      '包裹已签收 | Signed for | Colis remis contre signature | เซ็นรับพัสดุแล้ว | ເຊັນຮັບພັດສະດຸແລ້ວ',
    ),
  },
];

/** The parcel of an order; null unless a courier company carries it. */
export function parcelOf({ delivery }: MerchantOrder): Parcel | null {
  return delivery?.type === 'express' ? delivery : null;
}

/** Couriers are queried once a day, at midnight in GMT+8; later events are not included. */
export function trackOf(market: Market, { shipTime, signedTime }: Parcel): Track {
  if (signedTime !== undefined) return signedTrack(shipTime, signedTime);
  const asked = lastMidnight(now(market));
  const known = JOURNEY.filter(({ after }) => shipTime + after <= asked);
  return {
    state: known.at(-1)?.state ?? 0,
    steps: known.map(({ after, text }) => ({ time: shipTime + after, text })),
    asked: asked >= shipTime ? asked : null,
  };
}

/** All events, scaled to the actual time from shipping to receipt. */
function signedTrack(shipTime: Millis, signedTime: Millis): Track {
  const usual = JOURNEY.at(-1)?.after ?? 1;
  const share = (signedTime - shipTime) / usual;
  const steps = JOURNEY.map(({ after, text }) => ({
    time: Math.round(shipTime + after * share),
    text,
  }));
  return { state: 3, steps, asked: signedTime };
}

export function isSigned(market: Market, order: MerchantOrder): boolean {
  const parcel = parcelOf(order);
  return parcel !== null && trackOf(market, parcel).state === 3;
}

function lastMidnight(time: Millis): Millis {
  return Math.floor((time + GMT8) / DAY) * DAY - GMT8;
}
