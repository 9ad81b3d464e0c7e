import type { CollectCategory } from './collectCategory.ts';

/**
 * The products to add to the wishlist.
 */
export interface CollectProductBatch {
  /**
     * Product ids.
     * @minItems 1
     * @items.minimum 1
     */
  id: number[];
  category: CollectCategory;
}
