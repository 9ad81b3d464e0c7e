
/**
 * Kind of product.
 */
export type CollectProductAddCategory = typeof CollectProductAddCategory[keyof typeof CollectProductAddCategory];


export const CollectProductAddCategory = {
  /** Normal goods; the only kind in use. */
  store: 'store',
} as const;
