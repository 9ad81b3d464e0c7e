import type { LimitParameter } from './limitParameter.ts';
import type { OrderListType } from './orderListType.ts';
import type { PageParameter } from './pageParameter.ts';

export type OrderListParams = {
/**
 * Which orders.
 */
type: OrderListType;
/**
 * Number of the page, from 1.
 * @minimum 1
 */
page?: PageParameter;
/**
 * Rows per page. The backend sets no upper bound.
 * @minimum 1
 */
limit?: LimitParameter;
};
