import type { UserType } from './userType.ts';

/**
 * The signed-in user. Further keys, such as a permission scope, may come and are to be tolerated; without one everything a shopper may do is allowed.
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
}
