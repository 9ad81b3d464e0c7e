import type { EmailAddress } from './emailAddress.ts';

/**
 * The profile returned by Facebook's script.
 */
export interface FacebookLogin {
  /**
     * Id at Facebook.
     * @minLength 1
     */
  id: string;
  /**
     * Name; becomes the nickname of a new account.
     * @minLength 1
     */
  name: string;
  /**
     * Address of the picture; becomes the avatar of a new account.
     * @minLength 1
     */
  picture: string;
  /** E-mail address, if it is shared. */
  email?: EmailAddress;
}
