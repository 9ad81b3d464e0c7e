import type { CollectCategory } from './collectCategory.ts';

/**
 * The product to add to the wishlist.
 */
export interface CollectProductAdd {
  /**
     * Product id.
     * @minimum 1
     */
  id: number;
  category: CollectCategory;
}
