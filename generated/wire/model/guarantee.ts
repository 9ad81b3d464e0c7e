
/**
 * A promise that comes with the product.
 */
export interface Guarantee {
  /** Row id. */
  id: number;
  /** Short name. */
  name: string;
  /** Address of the icon. */
  icon: string;
  /** What is promised. */
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
