import { addressHandlers } from './address.ts';
import { cartHandlers } from './cart.ts';
import { collectHandlers } from './collect.ts';
import { couponHandlers } from './coupon.ts';
import { homeHandlers } from './home.ts';
import { loginHandlers } from './login.ts';
import { merchantHandlers } from './merchant.ts';
import { orderHandlers } from './order.ts';
import { payHandlers } from './pay.ts';
import { pointsHandlers } from './points.ts';
import { productHandlers } from './product.ts';
import { reviewHandlers } from './review.ts';
import { settlementHandlers } from './settlement.ts';
import { refundHandlers } from './refund.ts';
import { storesHandlers } from './stores.ts';
import type { Handlers } from './types.ts';
import { uploadHandlers } from './upload.ts';
import { userHandlers } from './user.ts';

/** Handlers of all operations of the contract. */
export const handlers: Handlers = {
  ...loginHandlers,
  ...userHandlers,
  ...homeHandlers,
  ...productHandlers,
  ...storesHandlers,
  ...merchantHandlers,
  ...settlementHandlers,
  ...collectHandlers,
  ...couponHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...payHandlers,
  ...reviewHandlers,
  ...refundHandlers,
  ...addressHandlers,
  ...pointsHandlers,
  ...uploadHandlers,
};
