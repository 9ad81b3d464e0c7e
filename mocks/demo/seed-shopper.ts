import { saveAddress } from '../market/addresses.ts';
import { addToCart } from '../market/cart.ts';
import { collectProducts, followMerchant } from '../market/collect.ts';
import { nextId, now, type Market } from '../market/context.ts';
import { bookPoints } from '../market/points.ts';
import { fillWallet } from './seed-coupons.ts';
import { runInPast, seedOrder, setClockBack } from './seed-orders.ts';
import {
  spreadOverMerchants,
  emptyPick,
  wellStockedPicks,
  offShelfPick,
  soldOutPick,
  type Pick,
} from './seed-picks.ts';
import { DAY, HOUR, LAST_PURCHASE, MINUTE, PURCHASES } from './seed-purchases.ts';
import type { User } from '../market/state.ts';

/** Forty days of one shopper, in chronological order. Steps without a matching product are skipped. */
export function seedShopper(market: Market, user: User): void {
  const picks = spreadOverMerchants(wellStockedPicks(market), 24);
  const [first, second] = picks;
  if (!first || !second) return;
  const shopper = { user, addressId: addAddresses(market, user), picks };

  bookPoints(market, user.id, 'gift', 500);
  for (const purchase of PURCHASES) seedOrder(market, shopper, purchase);
  setClockBack(market, 12 * DAY);
  bookPoints(market, user.id, 'spent', 180);
  setClockBack(market, 20 * HOUR);
  fillWallet(market, user);
  likeThings(market, user, [...picks.slice(0, 6), ...picks.slice(10, 18), ...specialPicks(market)]);
  seedOrder(market, shopper, LAST_PURCHASE);
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
    phone: '812345678',
    countryCode: '66',
    country: 'Thailand',
    detail: '88/12 Nimmanhaemin Road, Suthep, Mueang Chiang Mai, Chiang Mai',
    postCode: 50200,
    isDefault: true,
  });
  return home.id;
}

/** Special cases of a wishlist: a product with a single option, and a sold-out one. */
function specialPicks(market: Market): Pick[] {
  const single = wellStockedPicks(market).findLast(({ product }) => product.skus.length === 1);
  return [single, emptyPick(market)].filter((pick) => pick !== undefined);
}

/** Adds one product per day, the first of which is off sale now; none of them is in the cart. Follows the first stores. */
function likeThings(market: Market, user: User, picks: readonly Pick[]): void {
  const gone = offShelfPick(market);
  [...(gone ? [gone] : []), ...picks].forEach(({ product }, index) =>
    runInPast(market, (20 - index) * DAY, () => {
      collectProducts(market, user.id, [product.id]);
      if (index < 6) followMerchant(market, user.id, product.merId);
    }),
  );
}

/** Valid lines, then one with a sold-out option and one whose product is off sale. */
function fillCart(market: Market, user: User, goods: readonly Pick[]): void {
  setClockBack(market, 10 * MINUTE);
  const items = goods.map(({ product, sku }, index) => ({
    productId: product.id,
    skuId: sku.id,
    quantity: 1 + (index % 2),
  }));
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
