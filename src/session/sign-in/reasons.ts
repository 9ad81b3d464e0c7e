import type { TextKey } from '#/i18n/use-translation.ts';
import type { Session } from '../state.ts';

/** What a sign-in is for, as a sentence. */
const REASONS = {
  account: 'auth.forAccount',
  addresses: 'auth.forAddresses',
  application: 'auth.forApplication',
  cart: 'auth.forCart',
  checkout: 'auth.forCheckout',
  coupons: 'auth.forCoupons',
  following: 'auth.forFollowing',
  orders: 'auth.forOrders',
  payment: 'auth.forPayment',
  pictures: 'auth.forPictures',
  refunds: 'auth.forRefunds',
  reviews: 'auth.forReviews',
  wishlist: 'auth.forWishlist',
} as const satisfies Record<string, TextKey>;

/** Id of the sentence; there is one form at a time. */
export const REASON_ID = 'sign-in-reason';

export type SignInReason = keyof typeof REASONS;

/** Why a shopper is asked to sign in; null if the shopper wanted to. */
export function reasonText({ kind }: Session, reason: SignInReason | null): TextKey | null {
  if (kind === 'expired') return 'auth.hasEnded';
  return reason && REASONS[reason];
}
