import { saveAddress } from './addresses.ts';
import { addToCart } from './cart.ts';
import { collectProducts, followMerchant } from './collect.ts';
import { nextId, now } from './context.ts';
import { grantCoupon, hasTaken } from './coupons.ts';
import { createOrder } from './order-create.ts';
import { partsOf } from './order-queries.ts';
import { markPaid, shipOrder, takeOrder } from './order-steps.ts';
import { buildPreOrder } from './preorder.ts';
import { tryCoupon } from './pricing.ts';
import { acrossMerchants, goodPicks, offShelfPick, soldOutPick } from './seed-picks.ts';
import type { Market } from './context.ts';
import type { Coupon, Millis } from './model.ts';
import type { MasterOrder, PreOrder, User, UserCoupon } from './state.ts';
import type { Pick } from './seed-picks.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Forty days of one shopper, in the order of time. Steps that a small catalogue has no goods for are left out. */
export function playShopper(market: Market, user: User): void {
  const picks = acrossMerchants(goodPicks(market), 12);
  const [first, second] = picks;
  if (!first || !second) return;
  const addressId = addAddresses(market, user);
  const order = (ago: Millis, goods: Pick[], withCoupon = false) =>
    placeOrder(market, user, addressId, { ago, goods, withCoupon });

  receive(market, user, pay(market, order(21 * DAY, picks.slice(0, 2), true)));
  ship(market, pay(market, order(6 * DAY, picks.slice(2, 3))));
  pay(market, order(30 * HOUR, picks.slice(3, 5)));
  at(market, 20 * HOUR);
  addCoupons(market, user);
  addLapsedCoupon(market, user);
  likeThings(market, user, picks);
  order(25 * MINUTE, picks.slice(5, 6));
  fillCart(market, user, picks.slice(6, 10));
}

function at(market: Market, ago: Millis): void {
  market.state.clockOffset = -ago;
}

function addAddresses(market: Market, user: User): number {
  const contact = { realName: 'Mali Phommachan', email: user.email ?? '' };
  saveAddress(market, user.id, {
    ...contact,
    phone: '13812345678',
    countryCode: '86',
    country: 'China',
    detail: '浙江省杭州市西湖区文三路 268 号 3 幢 502 室',
    postCode: 310012,
    isDefault: false,
  });
  const home = saveAddress(market, user.id, {
    ...contact,
    phone: '0812345678',
    countryCode: '66',
    country: 'Thailand',
    detail: '88/12 Nimmanhaemin Road, Suthep, Mueang Chiang Mai, Chiang Mai',
    postCode: 50200,
    isDefault: true,
  });
  return home.id;
}

interface Purchase {
  ago: Millis;
  goods: Pick[];
  withCoupon: boolean;
}

/** One order of the goods, two pieces of the first. */
function placeOrder(market: Market, user: User, addressId: number, purchase: Purchase): MasterOrder | null {
  at(market, purchase.ago);
  const items = purchase.goods.map(({ product, sku }, index) => ({
    productId: product.id,
    skuId: sku.id,
    quantity: index === 0 ? 2 : 1,
  }));
  if (items.length === 0) return null;

  addToCart(market, user.id, items);
  const lineIds = market.state.cart.filter((line) => line.userId === user.id).map((line) => line.id);
  const preOrder = buildPreOrder(market, user.id, { type: 'shoppingCart', lineIds });
  const userCouponId = purchase.withCoupon ? takeFittingCoupon(market, user, preOrder)?.id : null;
  const choice = { preOrderNo: preOrder.no, addressId, userCouponId };
  return createOrder(market, user.id, { ...choice, payType: 'paypal', payChannel: 'pc' });
}

/** The last coupon of the catalogue that the price rule would accept. */
function takeFittingCoupon(market: Market, user: User, preOrder: PreOrder): UserCoupon | null {
  const time = now(market);
  const fits = ({ id, useStart, useEnd }: Coupon) => {
    const mine = { start: useStart ?? time, end: useEnd ?? time, status: 0, useTime: null } as const;
    return typeof tryCoupon(market, preOrder.lines, { ...mine, id: 0, couponId: id, userId: user.id }) !== 'string';
  };
  const coupon = market.catalogue.coupons.findLast((candidate) => candidate.type === 1 && fits(candidate));
  return coupon ? grantCoupon(market, user.id, coupon) : null;
}

function pay(market: Market, order: MasterOrder | null): MasterOrder | null {
  if (!order) return null;
  market.state.clockOffset += 4 * MINUTE;
  markPaid(market, order);
  return order;
}

function ship(market: Market, order: MasterOrder | null): MasterOrder | null {
  if (!order) return null;
  market.state.clockOffset += DAY;
  partsOf(market, order.no).forEach((part, index) => {
    const no = `TH${String(part.id).padStart(4, '0')}88213${index}`;
    const delivery = { name: 'Lychee Express', no, courier: '', courierPhone: '', message: '' };
    shipOrder(market, part.no, { type: 'express', ...delivery });
  });
  return order;
}

function receive(market: Market, user: User, order: MasterOrder | null): void {
  if (!ship(market, order) || !order) return;
  market.state.clockOffset += 3 * DAY;
  for (const part of partsOf(market, order.no)) takeOrder(market, user.id, part.no);
}

/** One coupon of each kind in the wallet. */
function addCoupons(market: Market, user: User): void {
  const { coupons } = market.catalogue;
  const running = coupons.filter((coupon) => coupon.useEnd === null || coupon.useEnd > now(market) + DAY);
  const isNew = (coupon: Coupon) => !hasTaken(market, user.id, coupon.id);
  for (const useType of [1, 2, 3]) {
    const byHand = running.find((coupon) => coupon.type === 1 && coupon.useType === useType && isNew(coupon));
    if (byHand) grantCoupon(market, user.id, byHand);
  }
  const welcome = running.find((coupon) => coupon.type === 2);
  if (welcome) grantCoupon(market, user.id, welcome);
}

function addLapsedCoupon(market: Market, user: User): void {
  const coupon = market.catalogue.coupons.find(({ id, type }) => type === 1 && !hasTaken(market, user.id, id));
  if (!coupon) return;
  const mine = grantCoupon(market, user.id, coupon);
  mine.start = now(market) - 37 * DAY;
  mine.end = now(market) - 7 * DAY;
  mine.status = 2;
}

function likeThings(market: Market, user: User, picks: readonly Pick[]): void {
  const products = picks.slice(0, 6).map(({ product }) => product);
  collectProducts(market, user.id, products.map((product) => product.id));
  for (const product of products.slice(0, 3)) followMerchant(market, user.id, product.merId);
}

/** Lines to buy, then one whose option sold out and one whose product left the shelf since. */
function fillCart(market: Market, user: User, goods: readonly Pick[]): void {
  at(market, 10 * MINUTE);
  const items = goods.map(({ product, sku }, index) => ({ productId: product.id, skuId: sku.id, quantity: 1 + (index % 2) }));
  if (items.length > 0) addToCart(market, user.id, items);
  leaveInCart(market, user, soldOutPick(market), true);
  leaveInCart(market, user, offShelfPick(market), false);
}

function leaveInCart(market: Market, user: User, pick: Pick | undefined, valid: boolean): void {
  if (!pick) return;
  const { product, sku } = pick;
  market.state.cart.push({
    id: nextId(market),
    userId: user.id,
    productId: product.id,
    skuId: sku.id,
    quantity: 1,
    valid,
    createTime: now(market) - HOUR,
  });
}
