import { parseText } from '../market/localised.ts';
import type { Text } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { isTaken, pointsAccount, pointsHistory } from '../market/points.ts';
import type { PointsKind } from '../market/state-refunds.ts';
import { type HandlersOf, shopper } from './types.ts';
import { pageWith, stamp, wireOf } from './wire.ts';

const EARNED = 1;
const TAKEN = 2;

const TITLES: Record<PointsKind, Text> = {
  purchase: parseText(
    '购物得积分 | Points for a purchase | Points pour un achat | คะแนนจากการซื้อสินค้า | ຄະແນນຈາກການຊື້ສິນຄ້າ',
  ),
  gift: parseText(
    '商城赠送 | Gift from the shop | Offerts par la boutique | ของขวัญจากร้าน | ຂອງຂວັນຈາກຮ້ານ',
  ),
  spent: parseText(
    '下单抵扣 | Spent on an order | Utilisés pour une commande | ใช้กับคำสั่งซื้อ | ໃຊ້ກັບຄຳສັ່ງຊື້',
  ),
  withdrawn: parseText(
    '退款扣回 | Taken back after a refund | Repris après un remboursement | หักคืนหลังการคืนเงิน | ຫັກຄືນຫຼັງການຄືນເງິນ',
  ),
};

export const pointsHandlers: HandlersOf<'pointsAccount' | 'pointsList'> = {
  pointsAccount: (ask) => {
    const { left, earned, gone, frozen } = pointsAccount(ask.market, shopper(ask).id);
    return { integral: left, settledIntegral: earned, useIntegral: gone, freezeIntegral: frozen };
  },
  pointsList: (ask) =>
    pageWith(
      pageOf(pointsHistory(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      (entry) => ({
        id: entry.id,
        title: wireOf(ask).text(TITLES[entry.kind]),
        type: isTaken(entry) ? TAKEN : EARNED,
        integral: entry.points,
        updateTime: stamp(entry.updateTime),
      }),
    ),
};
