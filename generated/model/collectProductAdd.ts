import type { CollectProductAddCategory } from './collectProductAddCategory.ts';

/**
 * The product to collect.
 */
export interface CollectProductAdd {
  /**
     * Product id.
     * @minimum 1
     */
  id: number;
  /** Kind of product. */
  category: CollectProductAddCategory;
}
