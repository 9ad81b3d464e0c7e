import type { EmailAddress } from './emailAddress.ts';

/**
 * A person as Facebook's script tells.
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
  /** E-mail address, if the person shares it. */
  email?: EmailAddress;
}
