import type { LanguageParameter } from './languageParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { MaxPriceParameter } from './maxPriceParameter.ts';
import type { MinPriceParameter } from './minPriceParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PriceOrderParameter } from './priceOrderParameter.ts';
import type { ProductKeywordParameter } from './productKeywordParameter.ts';
import type { SalesOrderParameter } from './salesOrderParameter.ts';

export type ProductListParams = {
/**
 * Text contained in the name or the keywords of a product.
 */
keyword?: ProductKeywordParameter;
/**
 * Category id, compared exactly: only a leaf matches products. 0 is no filter.
 * @minimum 0
 * @maximum 9007199254740991
 */
cid?: number;
/**
 * Decimal amount in the currency of the shop, sent as text so that no digit is lost.
 * @pattern ^-?\d+(\.\d{1,2})?$
 */
minPrice?: MinPriceParameter;
/**
 * Decimal amount in the currency of the shop, sent as text so that no digit is lost.
 * @pattern ^-?\d+(\.\d{1,2})?$
 */
maxPrice?: MaxPriceParameter;
/**
 * Direction of a sort.
 */
salesOrder?: SalesOrderParameter;
/**
 * Direction of a sort.
 */
priceOrder?: PriceOrderParameter;
/**
 * Language of the texts, in newer backends; others ignore it. Without it the texts are those that the merchant has written.
 */
language?: LanguageParameter;
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
