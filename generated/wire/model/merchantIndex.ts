import type { MerchantServiceType } from './merchantServiceType.ts';

/**
 * Head of a store.
 */
export interface MerchantIndex {
  /** Not reliable: the id of the settings of the store has overwritten that of the merchant. Use the requested id. */
  id: number;
  /** Name of the store. */
  name: string;
  /** Avatar. */
  avatar: string;
  /** Background picture. */
  backImage: string;
  /** Wide background picture; may be empty. */
  pcBackImage: string;
  /** Merchant category id. */
  categoryId: number;
  /** Store type id. */
  typeId: number;
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  starLevel: number;
  /** Run by the platform itself. */
  isSelf: boolean;
  /** The caller follows it; false for guests. */
  isCollect: boolean;
  /** Contact channel of its customer service. */
  serviceType: MerchantServiceType;
  /** Address of a chat page. */
  serviceLink: string;
  /** Phone number. */
  servicePhone: string;
  /** Address of a message page. */
  serviceMessage: string;
  /** E-mail address. */
  serviceEmail: string;
  /** JSON text of the pictures of its carousel. Empty text when there are none. */
  pcBanner: string;
}
