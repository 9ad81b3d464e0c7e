import type { Captcha } from './captcha.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * A new password and the code that allows it.
 */
export interface PasswordChange {
  newPassword: NewPassword;
  /** The new password once more. */
  passwordAgain: NewPassword;
  /** The code sent to the account's own mailbox or phone. */
  captcha: Captcha;
}
