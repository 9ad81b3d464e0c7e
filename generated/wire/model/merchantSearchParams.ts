import type { LimitParameter } from './limitParameter.ts';
import type { PageParameter } from './pageParameter.ts';

export type MerchantSearchParams = {
/**
 * Text contained in the name, or equal to one of the keywords of the store.
 */
keywords?: string;
/**
 * Merchant category id.
 * @maximum 9007199254740991
 */
categoryId?: number;
/**
 * Store type id.
 * @maximum 9007199254740991
 */
typeId?: number;
/**
 * Only stores run by the platform itself, or only the others.
 */
isSelf?: boolean;
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
