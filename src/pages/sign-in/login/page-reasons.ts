import { PATHS } from '#/lib/paths.ts';
import type { SignInReason } from '#/session/sign-in/reasons.ts';

/** What the sign-in before a page of members is for. */
export const PAGE_REASONS: Readonly<Record<string, SignInReason>> = {
  [PATHS.account]: 'account',
  [PATHS.addresses]: 'addresses',
  [PATHS.applications]: 'application',
  [PATHS.apply]: 'application',
  [PATHS.cardPayment]: 'payment',
  [PATHS.cart]: 'cart',
  [PATHS.checkout]: 'checkout',
  [PATHS.coupons]: 'coupons',
  [PATHS.order]: 'orders',
  [PATHS.orders]: 'orders',
  [PATHS.paymentResult]: 'payment',
  [PATHS.points]: 'account',
  [PATHS.refund]: 'refunds',
  [PATHS.refundRequest]: 'refunds',
  [PATHS.refunds]: 'refunds',
  [PATHS.reviews]: 'reviews',
  [PATHS.userInfo]: 'account',
  [PATHS.wishlist]: 'wishlist',
  [PATHS.writeReview]: 'reviews',
};
