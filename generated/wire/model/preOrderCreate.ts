import type { PreOrderItem } from './preOrderItem.ts';
import type { PreOrderType } from './preOrderType.ts';

/**
 * What to order.
 */
export interface PreOrderCreate {
  preOrderType: PreOrderType;
  /**
     * Lines. Buy now uses the first one only.
     * @minItems 1
     */
  orderDetails: PreOrderItem[];
}
