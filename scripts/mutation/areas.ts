/** What is mutated, and the tests that have to notice. */
export interface Area {
  name: string;
  files: string[];
  tests: string[];
}

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
