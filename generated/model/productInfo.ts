import type { Money } from './money.ts';

/**
 * The product. The backend also sends columns that are null or not for shoppers (cost, moderation); they are not part of the contract and must be ignored.
 */
export interface ProductInfo {
  /** Product id. */
  id: number;
  /** Merchant id. */
  merId: number;
  /** Name, up to 128 characters. */
  storeName: string;
  /** Short description, up to 256 characters. */
  storeInfo: string;
  /** Main picture. */
  image: string;
  /** JSON text of the pictures, in order. */
  sliderImage: string[];
  /** Price; each sku has its own. */
  price: Money;
  /** Market price. */
  otPrice: Money;
  /** Pieces left over all skus. */
  stock: number;
  /** Pieces sold. */
  sales: number;
  /** Pieces added to the sales shown. */
  ficti: number;
  /** Number of views. */
  browse: number;
  /** Unit, such as piece or box. */
  unitName: string;
  /**
     * Ids of its guarantees, joined by commas.
     * @nullable
     */
  guaranteeIds: string | null;
  /**
     * Description as HTML; null when there is none.
     * @nullable
     */
  content: string | null;
}
