/** The number of pieces in the cart, which the header shows. */
export const CART_SUM = { numType: true, type: 'sum' } as const;
