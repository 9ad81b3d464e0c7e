// npx conformance --base-url https://shop.example.com --extend my-journeys.mjs
// @ts-check

/** @type {import('@lychee-storefront/conformance').OwnJourney[]} */
export const journeys = [
  {
    name: 'best-seller',
    about: 'the first best seller has the same price on its page',
    steps: [
      { operation: 'productLeaderboard', take: { id: '[0].id', price: '[0].price' } },
      {
        operation: 'productDetail',
        as: 'guest',
        params: { id: '$id' },
        values: [{ what: 'the price of the list', at: 'productInfo.price', is: '$price' }],
      },
      { operation: 'productDetail', as: 'guest', params: { id: 99999999 }, expect: 500 },
    ],
  },
];

/** @type {import('@lychee-storefront/conformance').OwnRule<'productLeaderboard'>} */
const wholePrices = {
  name: 'whole prices',
  operations: ['productLeaderboard'],
  check: ({ data }) =>
    data.flatMap(({ price }, at) =>
      price.endsWith('.00') ? [] : [{ at: `[${at}].price`, expected: 'no cents', got: price }],
    ),
};
export const rules = [wholePrices];
