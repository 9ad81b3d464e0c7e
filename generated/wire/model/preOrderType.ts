
/**
 * Source of the products of a pre-order.
 */
export type PreOrderType = typeof PreOrderType[keyof typeof PreOrderType];


export const PreOrderType = {
  /** Lines of the cart. */
  shoppingCart: 'shoppingCart',
  /** One sku from the product page. */
  buyNow: 'buyNow',
} as const;
