import { findAddress } from './addresses.ts';
import { nextId, now, type Market } from './context.ts';
import { markCouponUsed } from './coupons.ts';
import { fail } from './errors.ts';
import { orderNumber } from './numbers.ts';
import { dropPreOrder, loadPreOrder, preOrderGroups, type PreOrderGroup } from './preorder.ts';
import { discountFor, priceOf } from './pricing.ts';
import { checkPieces, takePieces } from './stock.ts';
import type { Cents } from './model.ts';
import type { Address, MasterOrder, MerchantOrder, OrderLine, PayType, PreOrder } from './state.ts';

export interface OrderInput {
  preOrderNo: string;
  addressId?: number | null | undefined;
  /** a received coupon of the caller */
  userCouponId?: number | null | undefined;
  payType: string;
  payChannel: string;
  mark?: string | null | undefined;
}

const PAY_TYPES: readonly string[] = ['paypal', 'stripe', 'wechat'] satisfies PayType[];

export function isPayType(value: string): value is PayType {
  return PAY_TYPES.includes(value);
}

/**
 * Turns a pre-order into one master order and one order per merchant. Takes the pieces from the stock, uses the coupon,
 * removes the cart lines and deletes the pre-order.
 */
export function createOrder(market: Market, userId: number, input: OrderInput): MasterOrder {
  const preOrder = loadPreOrder(market, userId, input.preOrderNo);
  const { payType } = input;
  if (!isPayType(payType)) fail('payTypeUnknown');
  checkPieces(market, preOrder.lines);
  const address = addressFor(market, userId, input.addressId);
  const discount = discountFor(market, userId, preOrder.lines, input.userCouponId);
  takePieces(market, preOrder.lines);

  const master = masterOrder(market, preOrder, address, { ...input, payType }, discount.total);
  const groups = preOrderGroups(market, preOrder.lines);
  market.state.masterOrders.push(master);
  market.state.merchantOrders.push(
    ...groups.map((group) =>
      merchantOrder(market, master, group, discount.shares.get(group.merchant.id) ?? 0),
    ),
  );
  settle(market, preOrder, master.userCouponId);
  return master;
}

function addressFor(market: Market, userId: number, addressId: number | null | undefined): Address {
  if (!addressId || addressId < 0) fail('addressChoose');
  return findAddress(market, userId, addressId) ?? fail('addressMissing');
}

function masterOrder(
  market: Market,
  preOrder: PreOrder,
  address: Address,
  input: OrderInput & { payType: PayType },
  couponFee: Cents,
): MasterOrder {
  const price = priceOf(preOrder.lines, couponFee);
  return {
    id: nextId(market),
    no: orderNumber(market, 'PT'),
    userId: preOrder.userId,
    addressId: address.id,
    realName: address.realName,
    email: address.email,
    phone: address.phone,
    address: address.detail,
    proTotal: price.products,
    postage: price.postage,
    couponFee,
    payPrice: price.payable,
    userCouponId: couponFee > 0 ? (input.userCouponId ?? 0) : 0,
    payType: input.payType,
    payChannel: input.payChannel,
    mark: input.mark ?? '',
    paid: false,
    payTime: null,
    cancelled: false,
    createTime: now(market),
    providerId: null,
    redirect: '',
  };
}

function merchantOrder(
  market: Market,
  master: MasterOrder,
  group: PreOrderGroup,
  couponFee: Cents,
): MerchantOrder {
  const price = priceOf(
    group.lines.map(({ line }) => line),
    couponFee,
  );
  return {
    id: nextId(market),
    no: orderNumber(market, 'SH'),
    masterNo: master.no,
    userId: master.userId,
    merId: group.merchant.id,
    lines: group.lines.map(({ line }) => orderLine(nextId(market), line)),
    proTotal: price.products,
    postage: price.postage,
    couponFee,
    payPrice: price.payable,
    status: 0,
    refundStatus: 0,
    deletedByUser: false,
    delivery: null,
    createTime: master.createTime,
  };
}

function orderLine(id: number, line: PreOrder['lines'][number]): OrderLine {
  const { productId, skuId, price, quantity } = line;
  return { id, productId, skuId, price, quantity, received: false, reviewed: false };
}

function settle(market: Market, preOrder: PreOrder, userCouponId: number): void {
  const coupon = market.state.userCoupons.find((mine) => mine.id === userCouponId);
  if (coupon) markCouponUsed(market, coupon);

  const bought = new Set(preOrder.lines.map((line) => line.cartLineId));
  market.state.cart = market.state.cart.filter((line) => !bought.has(line.id));
  dropPreOrder(market, preOrder.no);
}
