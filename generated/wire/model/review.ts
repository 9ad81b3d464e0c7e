import type { DateTime } from './dateTime.ts';

/**
 * A published review.
 */
export interface Review {
  /** Review id. */
  id: number;
  /** User id of the author. */
  uid: number;
  /** Nickname, masked with asterisks. */
  nickname: string;
  /** Avatar of the author. */
  avatar: string;
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  star: number;
  /** Text. */
  comment: string;
  /** Addresses of pictures; none is an empty list, one empty text or the text `[]`. */
  pics: string[];
  /**
     * Reply of the merchant.
     * @nullable
     */
  merchantReplyContent: string | null;
  /** Purchased specification. */
  sku: string;
  /** When it was written. */
  createTime: DateTime;
  /**
     * Stars for the service attitude, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  serviceStar?: number | null;
}
