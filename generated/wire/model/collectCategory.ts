
/**
 * Kind of product.
 */
export type CollectCategory = typeof CollectCategory[keyof typeof CollectCategory];


export const CollectCategory = {
  /** Normal products; the only kind in use. */
  store: 'store',
} as const;
