import { accountTour } from './account.ts';
import { afterSaleTour } from './after-sale.ts';
import { applicationTour } from './application.ts';
import { checkoutTour } from './checkout.ts';
import { emptyTour } from './empty.ts';
import { guestTour } from './guest.ts';
import type { Tour } from './guide.ts';
import { ordersTour } from './orders.ts';
import { signInTour } from './sign-in.ts';
import { visitorTour } from './visitor.ts';

/** Every tour that shows more than the pages in tests/pages.ts. */
export const TOURS: readonly Tour[] = [
  guestTour,
  signInTour,
  checkoutTour,
  ordersTour,
  applicationTour,
  accountTour,
  emptyTour,
  afterSaleTour,
  visitorTour,
];
