import type { OrderLine } from '#generated/model/orderLine.ts';

/** Common fields of an order line before and after payment. */
export type ProductLine = Pick<
  OrderLine,
  'productId' | 'productName' | 'image' | 'attrValueId' | 'sku' | 'price' | 'payNum'
>;
