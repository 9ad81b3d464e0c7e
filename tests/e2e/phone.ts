import type { Page } from '@playwright/test';

/** The window and the touch screen of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** Whether the journeys run on a phone: `npm run journeys -- --phone`. */
export const IS_PHONE = process.env.E2E_DEVICE === 'phone';

/** Whether the window has the layout of phones. */
export const hasPhoneLayout = (page: Page): boolean =>
  (page.viewportSize()?.width ?? Infinity) < 768;

/** Specs that do not use the header or the layout of the desktop. */
export const PHONE_SPECS: readonly string[] = [
  'account-lists',
  'after-sale',
  'buy',
  'expired-actions',
  'goods',
  'hearts',
  'offers',
  'orders',
  'payment',
  'phone',
  'review',
  'robust-address',
  'robust-checkout',
  'robust-dialog',
  'robust-history',
  'robust-review',
  'robust-session',
  'robust-sign-in',
  'scan',
  'sign-in-modes',
  'sign-in-phone',
  'sign-in-visitor',
  'social',
  'stores',
  'visitor-order',
];
