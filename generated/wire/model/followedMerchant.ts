import type { DateTime } from './dateTime.ts';

/**
 * A store that the caller follows.
 */
export interface FollowedMerchant {
  /** User id of the caller. */
  uid: number;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Avatar of the store. */
  merAvatar: string;
  /** When it was followed. */
  createTime: DateTime;
}
