
/**
 * A guarantee of the product.
 */
export interface Guarantee {
  /** Row id. */
  id: number;
  /** Short name. */
  name: string;
  /** Address of the icon. */
  icon: string;
  /** Text of the guarantee. */
  content: string;
  /**
     * Place in the list.
     * @nullable
     */
  sort?: number | null;
  /**
     * Shown.
     * @nullable
     */
  isShow?: boolean | null;
}
