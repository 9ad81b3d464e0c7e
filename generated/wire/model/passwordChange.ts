import type { Captcha } from './captcha.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * A new password and the code for it.
 */
export interface PasswordChange {
  newPassword: NewPassword;
  /** The new password once more. */
  passwordAgain: NewPassword;
  /** The code sent to the mailbox or phone of the account. */
  captcha: Captcha;
}
