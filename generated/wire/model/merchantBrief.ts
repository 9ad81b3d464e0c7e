import type { MerchantProduct } from './merchantProduct.ts';

/**
 * The merchant of the product. It has no id: use `productInfo.merId`.
 */
export interface MerchantBrief {
  /** Name of the store. */
  name: string;
  /** Avatar of the store. */
  avatar: string;
  /** Run by the platform itself. */
  isSelf: boolean;
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  starLevel: number;
  /** Store type id. */
  typeId: number;
  /** The caller follows it; false for guests. */
  isCollect: boolean;
  /**
     * Recommended products of the store.
     * @maxItems 4
     */
  proList: MerchantProduct[];
}
