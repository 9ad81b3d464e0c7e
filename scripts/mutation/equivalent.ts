/** A mutant that behaves like the original, so that no test can notice it. */
export interface EquivalentMutant {
  file: string;
  /** the mutated code, as in the report */
  original: string;
  replacement: string;
  reason: string;
}

const MONEY = 'src/lib/money.ts';

export const EQUIVALENT: readonly EquivalentMutant[] = [
  {
    file: MONEY,
    original: "'0'",
    replacement: '""',
    reason: 'the group always matches; the default only satisfies the types',
  },
  {
    file: MONEY,
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'any text that is not an amount is 0',
  },
  {
    file: 'mocks/market/pricing.ts',
    original: 'userCouponId < 0',
    replacement: 'userCouponId <= 0',
    reason: 'the condition before it covers 0',
  },
  {
    file: 'mocks/market/order-create.ts',
    original: 'addressId < 0',
    replacement: 'addressId <= 0',
    reason: 'the condition before it covers 0',
  },
  {
    file: 'mocks/market/cart.ts',
    original: 'twin',
    replacement: 'true',
    reason: 'without a twin the filter removes nothing',
  },
  {
    file: 'mocks/market/cart.ts',
    original: 'stock !== null',
    replacement: 'true',
    reason: 'null is not greater than 0',
  },
  {
    file: 'mocks/market/preorder.ts',
    original: '!line.valid',
    replacement: 'false',
    reason: 'the product of an invalid line is not offered, which is refused in the same way',
  },
  {
    file: 'mocks/market/order-steps.ts',
    original: 'order.delivery?.type',
    replacement: 'order.delivery.type',
    reason: 'a shipped order has a delivery',
  },
  {
    file: 'mocks/market/order-steps.ts',
    original: '!masterOf(market, order).paid',
    replacement: 'false',
    reason: 'only paid orders are shipped, and only shipped ones completed',
  },
];
