import { type Call, cart } from './rule-calls.ts';

const stock = (pieces: number): Call => ({
  id: 'productDetail',
  params: { id: 5 },
  data: {
    productInfo: { id: 5, stock: pieces },
    productValue: { Red: { id: 9, productId: 5, stock: pieces, price: '10.00' } },
  },
});
const T = { token: 'T' } as const;
const cancel: Call = { id: 'orderCancel', ...T, params: { orderNo: 'PT1' }, data: null };

/** An order that is cancelled several times; the stock is read again where it is not what it should be. */
const cancelled = (...pieces: number[]): Call[] => [
  stock(9),
  cart([1, 9, 2]),
  {
    id: 'preOrderCreate',
    ...T,
    sent: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 1 }] },
    data: { preOrderNo: 'P1' },
  },
  { id: 'orderCreate', ...T, sent: { preOrderNo: 'P1' }, data: { orderNo: 'PT1' } },
  stock(7),
  ...pieces.flatMap((left) => [cancel, stock(left), stock(left)]),
];

/** Calls that are more than a minute apart: what is due within a minute is done. */
export const ONCE_GIVEN_BACK = cancelled(9, 9, 9, 9);
export const GIVEN_BACK_AGAIN = cancelled(9, 11, 13, 15);
