import type { Money } from './money.ts';

/**
 * The product itself. The backend also sends columns that are null or not for shoppers (cost, moderation); they are no part of the contract and are to be tolerated.
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
  sliderImage: string;
  /** Price; the sku has its own. */
  price: Money;
  /** Market price. */
  otPrice: Money;
  /** Pieces left over all skus. */
  stock: number;
  /** Pieces sold. */
  sales: number;
  /** Pieces added to the sales shown. */
  ficti: number;
  /** Times looked at. */
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
