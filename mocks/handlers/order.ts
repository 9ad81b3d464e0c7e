import { defaultAddress } from '../market/addresses.ts';
import { fail } from '../market/errors.ts';
import type { Market } from '../market/market.ts';
import type { MasterOrder, MerchantOrder, PreOrder } from '../market/state.ts';
import { createOrder } from '../market/order-create.ts';
import { awaitPayList, masterDetail, masterOf, merchantOrders, ownMerchantOrder, partsOf, tabCounts } from '../market/order-queries.ts';
import { cancelOrder, cancelTime } from '../market/order-steps.ts';
import { pageOf } from '../market/paging.ts';
import { buildPreOrder, loadPreOrder, type PreOrderInput, pricePreOrder } from '../market/preorder.ts';
import { orderLines, piecesOf, preGroups, storeOf } from './order-wire.ts';
import { type HandlersOf, shopper, type WireData } from './types.ts';
import { money, pageWith, stamp, stampOrNull, type Wire, wireOf } from './wire.ts';

type Ids = 'preOrderCreate' | 'preOrderDetail' | 'orderPrice' | 'orderCreate' | 'awaitPayOrders' | 'masterOrderDetail' | 'orderList' | 'orderDetail' | 'orderCounts' | 'orderCancel';

const DELIVERY = { express: 'express', own: 'send', virtual: 'fictitious' } as const;

const unpaidLines = (market: Market, master: MasterOrder) =>
  partsOf(market, master.no).flatMap((part) => part.lines.map((line) => ({ ...line, cartLineId: null, postage: 0 })));

function part(market: Market, order: MerchantOrder, master: MasterOrder, wire: Wire) {
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

function preOrder(market: Market, userId: number, { no, lines }: PreOrder, wire: Wire): WireData<'preOrderDetail'> {
  const price = pricePreOrder(market, userId, no);
  const address = defaultAddress(market, userId);
  const cartIds = lines.flatMap(({ cartLineId }) => cartLineId ?? []);
  return {
    proTotalFee: money(price.goods),
    orderProNum: piecesOf(lines),
    freightFee: money(price.postage),
    totalPrice: money(price.goods + price.postage),
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
  preOrderCreate: (ask) => ({ preOrderNo: buildPreOrder(ask.market, shopper(ask).id, preOrderInput(ask.body)).no }),
  preOrderDetail: (ask) => {
    const { id } = shopper(ask);
    return preOrder(ask.market, id, loadPreOrder(ask.market, id, ask.params.preOrderNo), wireOf(ask));
  },
  orderPrice: (ask) => {
    const price = pricePreOrder(ask.market, shopper(ask).id, ask.body.preOrderNo, ask.body.couponId ?? null);
    return { couponFee: money(price.discount), freightFee: money(price.postage), payFee: money(price.payable), proTotalFee: money(price.goods) };
  },
  orderCreate: (ask) => {
    const { couponId, ...body } = ask.body;
    return { orderNo: createOrder(ask.market, shopper(ask).id, { ...body, userCouponId: couponId }).no };
  },
  awaitPayOrders: (ask) =>
    pageWith(pageOf(awaitPayList(ask.market, shopper(ask).id), ask.query.page, ask.query.limit), (master) => {
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
    }),
  masterOrderDetail: (ask) => {
    const master = masterDetail(ask.market, shopper(ask).id, ask.params.orderNo);
    const parts = partsOf(ask.market, master.no);
    return {
      id: master.id,
      orderNo: master.no,
      email: master.email,
      realName: master.realName,
      userPhone: master.phone,
      userAddress: master.address,
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
      orderList: parts.map((order) => part(ask.market, order, master, wireOf(ask))),
      cancelTime: master.paid ? null : stamp(cancelTime(master)),
    };
  },
  orderList: (ask) =>
    pageWith(pageOf(merchantOrders(ask.market, shopper(ask).id, ask.query.type), ask.query.page, ask.query.limit), (order) => {
      const master = masterOf(ask.market, order);
      return {
        ...part(ask.market, order, master, wireOf(ask)),
        masterOrderNo: order.masterNo,
        payTime: stampOrNull(master.payTime),
        payPostage: money(order.postage),
        deliveryName: order.delivery?.name ?? null,
        deliveryId: order.delivery?.no ?? null,
      };
    }),
  orderDetail: (ask) => {
    const order = ownMerchantOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    const master = masterOf(ask.market, order);
    return {
      ...part(ask.market, order, master, wireOf(ask)),
      masterOrderNo: order.masterNo,
      uid: order.userId,
      email: master.email,
      realName: master.realName,
      userPhone: master.phone,
      userAddress: master.address,
      proTotalPrice: money(order.proTotal),
      totalPostage: money(order.postage),
      totalPrice: money(order.proTotal + order.postage),
      payPostage: money(order.postage),
      couponId: order.couponFee > 0 ? master.userCouponId : 0,
      couponPrice: money(order.couponFee),
      payTime: stampOrNull(master.payTime),
      payType: master.payType,
      userRemark: master.mark,
      expressInfo: null,
      ...(order.delivery
        ? { deliveryType: DELIVERY[order.delivery.type], courier: order.delivery.courier, courierPhone: order.delivery.courierPhone, deliveryMsg: order.delivery.message }
        : {}),
    };
  },
  orderCounts: (ask) => {
    const { toPay, toShip, toReceive, completed } = tabCounts(ask.market, shopper(ask).id);
    return { unPaidCount: toPay, unShippedCount: toShip, receivedCount: toReceive, completeCount: completed };
  },
  orderCancel: (ask) => {
    cancelOrder(ask.market, shopper(ask).id, ask.params.orderNo);
    return null;
  },
};

/** Only the first item of a buy-now counts. */
function preOrderInput({ preOrderType, orderDetails }: { preOrderType: 'shoppingCart' | 'buyNow'; orderDetails: readonly { shoppingCartId?: number; productId?: number; attrValueId?: number; productNum?: number }[] }): PreOrderInput {
  if (preOrderType === 'shoppingCart') return { type: 'shoppingCart', lineIds: orderDetails.map(({ shoppingCartId }) => shoppingCartId ?? fail('lineMissing')) };
  const first = orderDetails[0];
  return { type: 'buyNow', productId: first?.productId ?? fail('productMissing'), skuId: first?.attrValueId ?? fail('skuMissing'), quantity: first?.productNum ?? 0 };
}
