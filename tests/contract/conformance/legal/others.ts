/** What other shoppers, merchants and the platform do. */
import { setOnShelf } from '#mocks/market/stock.ts';
import type { Market } from '#mocks/market/context.ts';
import { seededRandom } from '#mocks/market/random.ts';

const random = seededRandom(7);
export const oneOf = <One>(list: readonly One[]): One =>
  list[Math.floor(random() * list.length)] as One;

function buyAPiece(market: Market): void {
  const sku = oneOf(oneOf(market.catalogue.products).skus);
  const { sold, restocked } = market.state;
  const left = sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0);
  if (left > 8) sold[sku.id] = (sold[sku.id] ?? 0) + 1;
}

function changePrice(market: Market): void {
  const product = oneOf(market.catalogue.products);
  for (const one of [product, ...product.skus]) one.price += 100;
}

function followAStore(market: Market): void {
  oneOf(market.catalogue.merchants).followers += 1;
}

function receiveACoupon(market: Market): void {
  const { id, total } = oneOf(market.catalogue.coupons);
  const { couponsTaken } = market.state;
  if (total - (couponsTaken[id] ?? 0) > 4) couponsTaken[id] = (couponsTaken[id] ?? 0) + 1;
}

function reviewAProduct(market: Market): void {
  const { reviews } = market.catalogue;
  const review = oneOf(reviews);
  reviews.push({
    ...review,
    id: 900_000 + reviews.length,
    star: oneOf([1, 3, 5] as const),
    createTime: market.realNow() + market.state.clockOffset,
  });
}

/** Merchants change what they sell now and then, not to and fro within milliseconds. */
export function takeOffTheShelf(market: Market): void {
  if (random() < 0.3) setOnShelf(market, oneOf(market.catalogue.products).id, false);
}

export const OTHERS = [
  buyAPiece,
  buyAPiece,
  buyAPiece,
  changePrice,
  followAStore,
  receiveACoupon,
  reviewAProduct,
];

/** Undoes what a cancellation gives back, until half a minute later. */
export function releaseLater(): (market: Market) => void {
  const waiting = new Map<string, number>();
  const timeOf = ({ realNow, state }: Market) => realNow() + state.clockOffset;
  const move = ({ state }: Market, no: string, sign: 1 | -1) => {
    const master = state.masterOrders.find((one) => one.no === no);
    const coupon = state.userCoupons.find(({ id }) => id === master?.userCouponId);
    const lines = state.merchantOrders
      .filter(({ masterNo }) => masterNo === no)
      .flatMap((one) => one.lines);
    for (const { skuId, quantity } of lines)
      state.sold[skuId] = (state.sold[skuId] ?? 0) + sign * quantity;
    if (coupon) coupon.status = sign === 1 ? 1 : 0;
    if (coupon) coupon.useTime = sign === 1 ? (master?.createTime ?? null) : null;
  };
  return (market) => {
    const time = timeOf(market);
    for (const { no, cancelled, createTime } of market.state.masterOrders) {
      if (!cancelled || waiting.has(no)) continue;
      const isNew = time - createTime < 600_000;
      waiting.set(no, isNew ? time + 30_000 : 0);
      if (isNew) move(market, no, 1);
    }
    for (const [no, until] of waiting)
      if (until > 0 && until <= time) {
        move(market, no, -1);
        waiting.set(no, 0);
      }
  };
}
