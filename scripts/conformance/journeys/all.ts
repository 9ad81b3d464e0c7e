import type { Contract } from '../contract.ts';
import { derivedJourneys } from '../run/derive.ts';
import { address } from './address.ts';
import { afterSale } from './after-sale.ts';
import { browse } from './browse.ts';
import { cart } from './cart.ts';
import { coupons } from './coupons.ts';
import { given } from './given.ts';
import type { Journey } from './journey.ts';
import { order } from './order.ts';
import { pay } from './pay.ts';
import { settlement } from './settlement.ts';
import { signIn } from './sign-in.ts';
import { time } from './time.ts';
import { trouble } from './trouble.ts';
import { upload } from './upload.ts';
import { visitor } from './visitor.ts';
import { wishList } from './wish-list.ts';

/** The ways through the shop that are written by hand. */
export const JOURNEYS: readonly Journey[] = [
  browse,
  ...signIn,
  address,
  cart,
  wishList,
  ...coupons,
  ...order,
  ...given,
  ...pay,
  ...afterSale,
  ...visitor,
  ...settlement,
  upload,
];

/** Those and what follows from the contract alone. */
export const allJourneys = (contract: Contract): readonly Journey[] => [
  ...JOURNEYS,
  ...derivedJourneys(contract),
  trouble(contract),
  time,
];
