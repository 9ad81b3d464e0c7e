import type { Captcha } from './captcha.ts';
import type { EmailAddress } from './emailAddress.ts';

/**
 * What a new e-mail account is made of.
 */
export interface EmailRegister {
  /** E-mail address, not yet used by another e-mail account. */
  email: EmailAddress;
  /** The code sent to this address. */
  captcha: Captcha;
  /**
     * New password. The backend only asks that it is not blank; clients ask for 8 to 20 characters of letters, digits and `!@#$%^&*?._`, three kinds of four.
     * @minLength 1
     */
  password: string;
}
