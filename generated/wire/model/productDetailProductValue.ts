import type { Sku } from './sku.ts';

/**
 * Sku by its chosen values, joined by commas. A product without options has one entry.
 */
export type ProductDetailProductValue = {[key: string]: Sku};
