import { CATALOGUE_MESSAGES } from './texts/catalogue.ts';
import { CHECKOUT_MESSAGES } from './texts/checkout.ts';
import { COUPON_MESSAGES } from './texts/coupons.ts';
import { ORDER_MESSAGES } from './texts/orders.ts';
import { SETTLEMENT_MESSAGES } from './texts/settlement.ts';
import { SIGN_IN_MESSAGES } from './texts/sign-in.ts';
import { UPLOAD_MESSAGES } from './texts/uploads.ts';

/** Messages of refusals, one for each situation, in every language. */
export const MESSAGES = {
  ...SIGN_IN_MESSAGES,
  ...CATALOGUE_MESSAGES,
  ...SETTLEMENT_MESSAGES,
  ...CHECKOUT_MESSAGES,
  ...COUPON_MESSAGES,
  ...ORDER_MESSAGES,
  ...UPLOAD_MESSAGES,
};

export type MessageKey = keyof typeof MESSAGES;
