import type { MerchantServiceType } from './merchantServiceType.ts';

/**
 * Customer service of a store. Unused fields are empty or left over from an earlier setting.
 */
export interface MerchantService {
  /** The field to use. */
  serviceType: MerchantServiceType;
  /** Address of a chat page. */
  serviceLink: string;
  /** Phone number. */
  servicePhone: string;
  /** Address of a message page. */
  serviceMessage: string;
  /** E-mail address. */
  serviceEmail: string;
}
