/** What is mutated, and what has to notice: tests, or a command that fails. */
export type Area = { name: string; files: string[] } & ({ tests: string[] } | { command: string });

/** Rules of the market, which the conformance run has to notice: 15 s for each mutant. */
export const conformanceOf = (files: string[]): Area => ({
  name: 'conformance',
  files,
  command: 'node scripts/conformance/command.ts',
});

export const AREAS: readonly Area[] = [
  {
    name: 'money',
    files: ['src/lib/money.ts'],
    tests: ['tests/unit/lib/*.test.ts'],
  },
  {
    name: 'cart',
    files: [
      'src/domain/cart/last-wins.ts',
      'src/domain/cart/line-problems.ts',
      'src/domain/cart/lines.ts',
      'src/domain/cart/selection.ts',
    ],
    tests: ['tests/unit/cart/*.test.ts'],
  },
  {
    name: 'sku picker',
    files: ['src/domain/product/sku-picker/machine.ts'],
    tests: ['tests/unit/sku-picker/*.test.ts'],
  },
  {
    name: 'order states',
    files: [
      'src/domain/order/order-list.tsx',
      'src/domain/order/order-actions.ts',
      'src/domain/order/order-state.ts',
      'src/domain/order/state-panel.tsx',
    ],
    tests: ['tests/unit/order/*.test.ts'],
  },
  {
    name: 'session',
    files: ['src/session/state.ts', 'src/session/transition.ts'],
    tests: ['tests/unit/session/*.test.ts'],
  },
  {
    name: 'market prices',
    files: ['mocks/market/coupons.ts', 'mocks/market/prices.ts', 'mocks/market/pricing.ts'],
    tests: ['tests/unit/market/*.test.ts'],
  },
  {
    name: 'market orders',
    files: [
      'mocks/market/order-create.ts',
      'mocks/market/order-steps.ts',
      'mocks/market/refunds.ts',
    ],
    tests: ['tests/unit/market/*.test.ts'],
  },
  {
    name: 'market cart',
    files: ['mocks/market/cart.ts', 'mocks/market/preorder.ts', 'mocks/market/stock.ts'],
    tests: ['tests/unit/market/*.test.ts'],
  },
  {
    name: 'market payments',
    files: [
      'mocks/market/payments.ts',
      'mocks/market/points.ts',
      'mocks/market/reviews.ts',
      'mocks/market/settlement.ts',
    ],
    tests: ['tests/unit/market/*.test.ts'],
  },
];
