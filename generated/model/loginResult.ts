import type { UserType } from './userType.ts';

/**
 * The session that sign-in or registration has opened.
 */
export interface LoginResult {
  /** Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use. */
  token: string;
  /** User id. */
  uid: number;
  /** Nickname (misspelt on the wire). */
  nickname: string;
  /**
     * E-mail address; null for accounts without one.
     * @nullable
     */
  email: string | null;
  /**
     * Phone number; null for accounts without one.
     * @nullable
     */
  phone: string | null;
  /** Public identity of the user. Visitors use it to look up their orders. */
  identity: string;
  /** How the account was created. */
  type: UserType;
}
