
/**
 * The created pre-order.
 */
export interface PreOrderKey {
  /** Key of the pre-order. Opaque; expires after 5 minutes. */
  preOrderNo: string;
}
