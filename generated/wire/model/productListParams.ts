import type { LimitParameter } from './limitParameter.ts';
import type { Money } from './money.ts';
import type { PageParameter } from './pageParameter.ts';
import type { SortDirection } from './sortDirection.ts';

export type ProductListParams = {
/**
 * Text contained in the name or the keywords of a product.
 */
keyword?: string;
/**
 * Category id, compared exactly: only a leaf finds goods. 0 is no filter.
 * @minimum 0
 */
cid?: number;
/**
 * Lowest price, inclusive.
 */
minPrice?: Money;
/**
 * Highest price, inclusive.
 */
maxPrice?: Money;
/**
 * Sort by sales shown.
 */
salesOrder?: SortDirection;
/**
 * Sort by price.
 */
priceOrder?: SortDirection;
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
