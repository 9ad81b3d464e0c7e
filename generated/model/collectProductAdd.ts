import type { CollectCategory } from './collectCategory.ts';

/**
 * The product to collect.
 */
export interface CollectProductAdd {
  /**
     * Product id.
     * @minimum 1
     */
  id: number;
  category: CollectCategory;
}
