import type { MerchantServiceType } from './merchantServiceType.ts';

/**
 * Customer service of a store. What is not used is empty or left over from an earlier choice.
 */
export interface MerchantService {
  /** Which of the others counts. */
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
