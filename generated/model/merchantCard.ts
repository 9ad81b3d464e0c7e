import type { MerchantProduct } from './merchantProduct.ts';

/**
 * A store in a list.
 */
export interface MerchantCard {
  /** Merchant id. */
  id: number;
  /** Name of the store. */
  name: string;
  /** Merchant category id. */
  categoryId: number;
  /** Store type id. */
  typeId: number;
  /** Run by the platform itself. */
  isSelf: boolean;
  /** Background picture. */
  backImage: string;
  /** Avatar. */
  avatar: string;
  /** Background picture in the store street. */
  streetBackImage: string;
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  starLevel: number;
  /**
     * Some of its products.
     * @maxItems 3
     */
  proList: MerchantProduct[];
}
