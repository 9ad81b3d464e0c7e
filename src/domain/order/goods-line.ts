import type { OrderLine } from '../../../generated/model/orderLine.ts';

/** What a line of goods is before and after payment. */
export type GoodsLine = Pick<
  OrderLine,
  'productId' | 'productName' | 'image' | 'attrValueId' | 'sku' | 'price' | 'payNum'
>;
