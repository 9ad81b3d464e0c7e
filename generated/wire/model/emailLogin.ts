import type { EmailAddress } from './emailAddress.ts';

/**
 * E-mail and password of an existing account.
 */
export interface EmailLogin {
  /** E-mail address of the account. */
  email: EmailAddress;
  /**
     * Password as typed.
     * @minLength 1
     */
  password: string;
}
