import { ACCOUNT_STEPS } from './account-steps.ts';
import { ADDRESS_STEPS } from './address-steps.ts';
import { AFTER_SALE_STEPS } from './after-sale-steps.ts';
import { APPLICATION_STEPS } from './application-steps.ts';
import { BROWSE_STEPS } from './browse-steps.ts';
import { CART_STEPS } from './cart-steps.ts';
import { CONFIRM_STEPS } from './confirm-steps.ts';
import { LIST_STEPS } from './list-steps.ts';
import { MEMBER_STEPS } from './member-steps.ts';
import { ORDER_STEPS } from './order-steps.ts';
import { PAYMENT_STEPS } from './payment-steps.ts';
import { REFUND_STEPS } from './refund-steps.ts';
import { REVIEW_STEPS } from './review-steps.ts';
import { SIGN_IN_STEPS } from './sign-in-steps.ts';
import { SIGN_IN_WAYS_STEPS } from './sign-in-ways-steps.ts';
import type { AnyStep } from './step.ts';
import { VISITOR_STEPS } from './visitor-steps.ts';

/** Every call from the cart to the paid or cancelled order. */
export const BUYING_STEPS: readonly AnyStep[] = [...CART_STEPS, ...CONFIRM_STEPS, ...PAYMENT_STEPS];

/** The calls of all other journeys. */
export const OTHER_STEPS: readonly AnyStep[] = [
  ...BROWSE_STEPS,
  ...SIGN_IN_STEPS,
  ...ORDER_STEPS,
  ...REFUND_STEPS,
  ...REVIEW_STEPS,
  ...ADDRESS_STEPS,
  ...APPLICATION_STEPS,
  ...MEMBER_STEPS,
  ...AFTER_SALE_STEPS,
  ...ACCOUNT_STEPS,
  ...VISITOR_STEPS,
  ...SIGN_IN_WAYS_STEPS,
  ...LIST_STEPS,
];
