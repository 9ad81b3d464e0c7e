
/**
 * What a new e-mail account is made of.
 */
export interface EmailRegister {
  /**
     * E-mail address, not yet used by another e-mail account.
     * @pattern ^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$
     */
  email: string;
  /**
     * The code sent to this address, 6 digits.
     * @pattern ^\d{6}$
     */
  captcha: string;
  /**
     * New password. The backend only asks that it is not blank; clients ask for 8 to 20 characters of letters, digits and `!@#$%^&*?._`, three kinds of four.
     * @minLength 1
     */
  password: string;
}
