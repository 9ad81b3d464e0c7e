
/**
 * Text contained in the name or the keywords of a product.
 */
export type ProductKeywordParameter = string;
