import { saveAddress } from './addresses.ts';
import { addToCart } from './cart.ts';
import { collectProducts, followMerchant } from './collect.ts';
import { nextId, now } from './context.ts';
import { grantCoupon, hasTaken } from './coupons.ts';
import { at, play } from './seed-orders.ts';
import { acrossMerchants, goodPicks, offShelfPick, soldOutPick } from './seed-picks.ts';
import { DAY, HOUR, LAST_PURCHASE, MINUTE, PURCHASES } from './seed-purchases.ts';
import type { Market } from './context.ts';
import type { Coupon } from './model.ts';
import type { User } from './state.ts';
import type { Pick } from './seed-picks.ts';

/** Forty days of one shopper, in the order of time. Steps that a small catalogue has no goods for are left out. */
export function playShopper(market: Market, user: User): void {
  const picks = acrossMerchants(goodPicks(market), 24);
  const [first, second] = picks;
  if (!first || !second) return;
  const shopper = { user, addressId: addAddresses(market, user), picks };

  for (const purchase of PURCHASES) play(market, shopper, purchase);
  at(market, 20 * HOUR);
  addCoupons(market, user);
  addLapsedCoupon(market, user);
  likeThings(market, user, picks);
  play(market, shopper, LAST_PURCHASE);
  fillCart(market, user, picks.slice(6, 10));
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
