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
];
