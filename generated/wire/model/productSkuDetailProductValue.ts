import type { Sku } from './sku.ts';

/**
 * Sku by its chosen values, joined by commas.
 */
export type ProductSkuDetailProductValue = {[key: string]: Sku};
