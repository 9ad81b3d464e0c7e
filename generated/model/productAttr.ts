
/**
 * A specification, such as colour, and its values.
 */
export interface ProductAttr {
  /** Row id. */
  id: number;
  /** Product id. */
  productId: number;
  /** Name of the specification. */
  attrName: string;
  /** Values in display order, joined by commas. */
  attrValues: string;
  /** Always 0 for normal products. */
  type: number;
  /** Deleted; always false here. */
  isDel: boolean;
}
