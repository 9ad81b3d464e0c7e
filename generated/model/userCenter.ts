import type { UserType } from './userType.ts';

/**
 * The signed-in user. Further keys may come and are to be tolerated.
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
  /** How the account came to be. */
  userType: UserType;
  /** Points left. */
  integral: number;
  /** Experience left. */
  experience: number;
  /** Unused coupons that have not ended. */
  couponCount: number;
  /** Collected products; followed stores are not counted. */
  collectCount: number;
  /**
     * What this user may do of what can be withheld: `password` (change their own), `settlement` (apply to sell). Other words say nothing about these. Without it everything a shopper may do is allowed.
     * @maxItems 100
     * @nullable
     */
  scope?: string[] | null;
}
