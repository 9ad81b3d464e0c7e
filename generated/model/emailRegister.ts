import type { Captcha } from './captcha.ts';
import type { EmailAddress } from './emailAddress.ts';

/**
 * Registration of a new e-mail account.
 */
export interface EmailRegister {
  /** E-mail address, not yet used by another e-mail account. */
  email: EmailAddress;
  /** The code sent to this address. */
  captcha: Captcha;
  /**
     * New password. The backend only requires it not to be blank; clients require 8 to 20 characters of letters, digits and `!@#$%^&*?._`, of three kinds out of four.
     * @minLength 1
     */
  password: string;
}
