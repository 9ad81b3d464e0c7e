import type { DateTime } from './dateTime.ts';

/**
 * The merchant behind a store.
 */
export interface MerchantDetail {
  /** Not reliable: the id of the settings of the store has overwritten that of the merchant. Use the requested id. */
  id: number;
  /** Name of the person in charge. */
  realName: string;
  /** E-mail address. */
  email: string;
  /** Phone number. */
  phone: string;
  /** Address. */
  address: string;
  /** JSON text of the pictures of licences and other documents. */
  qualificationPicture: string[];
  /** Introduction, up to 255 characters. */
  intro: string;
  /** Not reliable: the time the settings of the store were created, not the store. */
  createTime: DateTime;
  /**
     * Shoppers who follow the store.
     * @minimum 0
     */
  collectNum: number;
}
