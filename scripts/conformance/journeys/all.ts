import type { Contract } from '../contract.ts';
import { derivedJourneys } from '../run/derive.ts';
import { account } from './account.ts';
import { address } from './address.ts';
import { browse } from './browse.ts';
import { cart } from './cart.ts';
import { coupons } from './coupons.ts';
import type { Journey } from './journey.ts';
import { order } from './order.ts';
import { pay } from './pay.ts';

/** The ways through the shop that are written by hand. */
export const JOURNEYS: readonly Journey[] = [browse, account, address, cart, ...coupons, ...order, ...pay];

/** Those and what follows from the contract alone. */
export const allJourneys = (contract: Contract): readonly Journey[] => [...JOURNEYS, ...derivedJourneys(contract)];
