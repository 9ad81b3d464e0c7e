
/**
 * The pre-order that was made.
 */
export interface PreOrderKey {
  /** Its key. Opaque; lives 5 minutes. */
  preOrderNo: string;
}
