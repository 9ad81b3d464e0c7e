import type { UserType } from './userType.ts';

/**
 * The signed-in user. Further keys may be present and must be ignored.
 */
export interface UserCenter {
  /** Name shown to others. */
  nickname: string;
  /** Address of the avatar. */
  avatar: string;
  /**
     * Full phone number, not masked.
     * @nullable
     */
  phone: string | null;
  /**
     * Full e-mail address, not masked.
     * @nullable
     */
  email: string | null;
  /** How the account was created. */
  userType: UserType;
  /** Points left. */
  integral: number;
  /** Experience left. */
  experience: number;
  /** Unused coupons that have not ended. */
  couponCount: number;
  /** Products on the wishlist; followed stores are not counted. */
  collectCount: number;
  /**
     * Permissions of this user that a backend can withhold: `password` (change the password), `settlement` (apply as a merchant). Other values are ignored. Without the field, both are allowed.
     * @maxItems 100
     * @nullable
     */
  scope?: string[] | null;
}
