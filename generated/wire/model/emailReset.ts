import type { Captcha } from './captcha.ts';
import type { EmailAddress } from './emailAddress.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * Replacement of a forgotten password.
 */
export interface EmailReset {
  /** E-mail address of the account. */
  email: EmailAddress;
  /** The code sent to this address. */
  captcha: Captcha;
  newPassword: NewPassword;
  /** The new password once more. */
  passwordAgain: NewPassword;
}
