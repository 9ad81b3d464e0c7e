import { CART_STEPS } from './cart-steps.ts';
import { CONFIRM_STEPS } from './confirm-steps.ts';
import { PAYMENT_STEPS } from './payment-steps.ts';
import type { AnyStep } from './step.ts';

/** Every call from the cart to the paid or cancelled order. */
export const STEPS: readonly AnyStep[] = [...CART_STEPS, ...CONFIRM_STEPS, ...PAYMENT_STEPS];
