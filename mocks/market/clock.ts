import { lapseCoupons } from './coupons.ts';
import { cancelOverdueOrders, receiveSigned } from './order-steps.ts';
import { thawPoints } from './points.ts';
import { dropLapsedPreOrders } from './preorder.ts';
import type { Market } from './context.ts';

/** Runs everything that is due by time alone. Called before each request is answered. */
export function runDueJobs(market: Market): void {
  cancelOverdueOrders(market);
  receiveSigned(market);
  lapseCoupons(market);
  dropLapsedPreOrders(market);
  thawPoints(market);
}
