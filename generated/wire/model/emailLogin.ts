
/**
 * E-mail and password of an existing account.
 */
export interface EmailLogin {
  /**
     * E-mail address of the account.
     * @pattern ^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$
     */
  email: string;
  /**
     * Password as typed.
     * @minLength 1
     */
  password: string;
}
