import type { ActivityProduct } from './activityProduct.ts';
import type { ActivityType } from './activityType.ts';

/**
 * An activity with its first products.
 */
export interface HomeActivity {
  /** Activity id. */
  id: number;
  /** Title. */
  name: string;
  type: ActivityType;
  /**
     * Sellable products only, at most 8; at most 3 for type 2.
     * @maxItems 8
     */
  productList: ActivityProduct[];
}
