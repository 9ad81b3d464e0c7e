import type { OrderLine } from '../../../generated/model/orderLine.ts';

/** What a line of goods is before and after payment. */
export type GoodsLine = Pick<
  OrderLine,
  'productId' | 'productName' | 'image' | 'attrValueId' | 'sku' | 'price' | 'payNum'
>;

/** The chosen option in words; goods without options carry a placeholder that says nothing. */
export const optionText = (sku: string | null): string =>
  !sku || /^(?:default|默认)$/i.test(sku) ? '' : sku.replaceAll(',', ' · ');
