import type { UserType } from './userType.ts';

/**
 * The session that sign-in or registration has opened.
 */
export interface LoginResult {
  /** Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it lives 24 hours from its last use. */
  token: string;
  /** User id. */
  uid: number;
  /** Nickname (misspelt on the wire). */
  nikeName: string;
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
  /** Public identity of the user. Visitors look their orders up with it. */
  identity: string;
  /** How the account came to be. */
  type: UserType;
}
