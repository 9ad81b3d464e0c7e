import { units } from './amount.ts';
import { type Tree, treesIn } from './call.ts';
import { HOUR, timeOf } from './times.ts';

/** Whether it is valid is certain for longer than this. */
const SURE_MS = 24 * HOUR;
const OF_STORE = 1;
const OF_PRODUCTS = 2;

const total = (lines: readonly Tree[]): bigint =>
  lines.reduce((sum, { price, payNum }) => sum + (units(price) ?? 0n) * BigInt(Number(payNum)), 0n);

/** The lines of a pre-order that a received coupon is for. */
function linesFor({ useType, merId, primaryKey }: Tree, preOrder: Tree): Tree[] {
  const products = new Set(String(primaryKey).split(','));
  return treesIn(preOrder.orderList).flatMap((part) =>
    treesIn(part.orderInfoList).filter(({ productId }) =>
      useType === OF_STORE
        ? part.merId === merId
        : useType === OF_PRODUCTS && products.has(String(productId)),
    ),
  );
}

/** By the narrower conditions of orderPrice: the products that it is for reach its minimum, and cost more. */
export function isFor(coupon: Tree, preOrder: Tree, at: number): boolean {
  const { status, validStr, startTime, endTime, money, minPrice } = coupon;
  const isValid =
    status === 0 &&
    validStr === 'usable' &&
    timeOf(startTime) < at &&
    timeOf(endTime) > at + SURE_MS;
  const sum = total(linesFor(coupon, preOrder));
  return isValid && sum > 0n && sum >= (units(minPrice) ?? sum + 1n) && sum > (units(money) ?? sum);
}
