
/**
 * Where the goods of a pre-order come from.
 */
export type PreOrderType = typeof PreOrderType[keyof typeof PreOrderType];


export const PreOrderType = {
  /** Lines of the cart. */
  shoppingCart: 'shoppingCart',
  /** One sku from the product page. */
  buyNow: 'buyNow',
} as const;
