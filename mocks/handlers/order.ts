import { defaultAddress } from '../market/addresses.ts';
import { fail } from '../market/errors.ts';
import { parcelOf } from '../market/logistics.ts';
import type { Market } from '../market/context.ts';
import type { MasterOrder, PreOrder } from '../market/state.ts';
import { createOrder } from '../market/order-create.ts';
import {
  awaitPayList,
  centerCounts,
  masterDetail,
  masterOf,
  merchantOrders,
  ownMerchantOrder,
  partsOf,
  tabCounts,
  visitorMaster,
  visitorMerchantOrder,
} from '../market/order-queries.ts';
import { cancelOrder, cancelTime, deleteOrder, takeOrder } from '../market/order-steps.ts';
import { pageOf } from '../market/paging.ts';
import {
  buildPreOrder,
  loadPreOrder,
  type PreOrderInput,
  pricePreOrder,
} from '../market/preorder.ts';
import { logisticsWire, masterDetailWire, orderDetailWire, partWire } from './order-detail-wire.ts';
import { piecesOf, preGroups } from './order-wire.ts';
import { type HandlersOf, shopper, type WireData } from './types.ts';
import { money, pageWith, stamp, stampOrNull, type Wire, wireOf } from './wire.ts';

type Ids =
  | 'preOrderCreate'
  | 'preOrderDetail'
  | 'orderPrice'
  | 'orderCreate'
  | 'awaitPayOrders'
  | 'masterOrderDetail'
  | 'orderList'
  | 'orderDetail'
  | 'orderCounts'
  | 'orderCenterCounts'
  | 'orderCancel'
  | 'orderDelete'
  | 'orderTake'
  | 'orderExpress'
  | 'visitorMasterOrderDetail'
  | 'visitorOrderDetail';

const unpaidLines = (market: Market, master: MasterOrder) =>
  partsOf(market, master.no).flatMap((part) =>
    part.lines.map((line) => ({ ...line, cartLineId: null, postage: 0 })),
  );

function preOrder(
  market: Market,
  userId: number,
  { no, lines }: PreOrder,
  wire: Wire,
): WireData<'preOrderDetail'> {
  const price = pricePreOrder(market, userId, no);
  const address = defaultAddress(market, userId);
  const cartIds = lines.flatMap(({ cartLineId }) => cartLineId ?? []);
  return {
    proTotalFee: money(price.products),
    orderProNum: piecesOf(lines),
    freightFee: money(price.postage),
    totalPrice: money(price.products + price.postage),
    userCouponId: null,
    couponFee: null,
    payFee: money(price.payable),
    addressId: address?.id ?? null,
    realName: address?.realName ?? null,
    phone: address?.phone ?? null,
    detail: address?.detail ?? null,
    country: address?.country ?? null,
    email: address?.email ?? null,
    remark: null,
    cartIdList: cartIds.length ? cartIds : null,
    orderList: preGroups(market, lines, wire, true),
  };
}

export const orderHandlers: HandlersOf<Ids> = {
  preOrderCreate: (ask) => ({
    preOrderNo: buildPreOrder(ask.market, shopper(ask).id, preOrderInput(ask.body)).no,
  }),
  preOrderDetail: (ask) => {
    const { id } = shopper(ask);
    return preOrder(
      ask.market,
      id,
      loadPreOrder(ask.market, id, ask.params.preOrderNo),
      wireOf(ask),
    );
  },
  orderPrice: (ask) => {
    const price = pricePreOrder(
      ask.market,
      shopper(ask).id,
      ask.body.preOrderNo,
      ask.body.couponId ?? null,
    );
    return {
      couponFee: money(price.discount),
      freightFee: money(price.postage),
      payFee: money(price.payable),
      proTotalFee: money(price.products),
    };
  },
  orderCreate: (ask) => {
    const { couponId, ...body } = ask.body;
    return {
      orderNo: createOrder(ask.market, shopper(ask).id, { ...body, userCouponId: couponId }).no,
    };
  },
  awaitPayOrders: (ask) =>
    pageWith(
      pageOf(awaitPayList(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      (master) => {
        const lines = unpaidLines(ask.market, master);
        return {
          id: master.id,
          orderNo: master.no,
          totalNum: piecesOf(lines),
          payPrice: money(master.payPrice),
          redirect: master.redirect,
          paid: false,
          orderList: preGroups(ask.market, lines, wireOf(ask), false),
          payType: master.payType,
          payChannel: master.payChannel as 'pc' | 'mobile',
          cancelTime: stamp(cancelTime(master)),
        };
      },
    ),
  masterOrderDetail: (ask) =>
    masterDetailWire(
      ask.market,
      masterDetail(ask.market, shopper(ask).id, ask.params.orderNo),
      wireOf(ask),
    ),
  orderList: (ask) =>
    pageWith(
      pageOf(
        merchantOrders(ask.market, shopper(ask).id, ask.query.type),
        ask.query.page,
        ask.query.limit,
      ),
      (order) => {
        const master = masterOf(ask.market, order);
        return {
          ...partWire(ask.market, order, master, wireOf(ask)),
          masterOrderNo: order.masterNo,
          payTime: stampOrNull(master.payTime),
          payPostage: money(order.postage),
          deliveryName: parcelOf(order)?.name ?? null,
          deliveryId: parcelOf(order)?.no ?? null,
        };
      },
    ),
  orderDetail: (ask) => ({
    ...orderDetailWire(
      ask.market,
      ownMerchantOrder(ask.market, shopper(ask).id, ask.params.orderNo),
      wireOf(ask),
    ),
    expressInfo: null,
  }),
  orderCounts: (ask) => {
    const { toPay, toShip, toReceive, completed } = tabCounts(ask.market, shopper(ask).id);
    return {
      unPaidCount: toPay,
      unShippedCount: toShip,
      receivedCount: toReceive,
      completeCount: completed,
    };
  },
  orderCenterCounts: (ask) => {
    const { toPay, toShip, toReceive, toReview, refunds } = centerCounts(
      ask.market,
      shopper(ask).id,
    );
    return {
      unPaidCount: toPay,
      unShippedCount: toShip,
      receivedCount: toReceive,
      commentCount: toReview,
      refundCount: refunds,
    };
  },
  orderCancel: (ask) => {
    cancelOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    return null;
  },
  orderDelete: (ask) => {
    deleteOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    return null;
  },
  orderTake: (ask) => {
    takeOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    return null;
  },
  orderExpress: (ask) =>
    logisticsWire(
      ask.market,
      ownMerchantOrder(ask.market, shopper(ask).id, ask.params.orderNo),
      wireOf(ask),
    ),
  visitorMasterOrderDetail: (ask) =>
    masterDetailWire(
      ask.market,
      visitorMaster(ask.market, ask.query.orderNo, ask.query.identity),
      wireOf(ask),
    ),
  visitorOrderDetail: (ask) => {
    const order = visitorMerchantOrder(ask.market, ask.query.orderNo, ask.query.identity);
    return {
      ...orderDetailWire(ask.market, order, wireOf(ask)),
      expressInfo: logisticsWire(ask.market, order, wireOf(ask)),
    };
  },
};

/** Only the first item of a buy-now counts. */
function preOrderInput({
  preOrderType,
  orderDetails,
}: {
  preOrderType: 'shoppingCart' | 'buyNow';
  orderDetails: readonly {
    shoppingCartId?: number;
    productId?: number;
    attrValueId?: number;
    productNum?: number;
  }[];
}): PreOrderInput {
  if (preOrderType === 'shoppingCart')
    return {
      type: 'shoppingCart',
      lineIds: orderDetails.map(({ shoppingCartId }) => shoppingCartId ?? fail('lineMissing')),
    };
  const first = orderDetails[0];
  return {
    type: 'buyNow',
    productId: first?.productId ?? fail('productMissing'),
    skuId: first?.attrValueId ?? fail('skuMissing'),
    quantity: first?.productNum ?? 0,
  };
}
