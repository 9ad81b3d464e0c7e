import { expireCoupons } from './coupons.ts';
import { cancelOverdueOrders, receiveSigned } from './order-steps.ts';
import { releasePoints } from './points.ts';
import { dropExpiredPreOrders } from './preorder.ts';
import type { Market } from './context.ts';

/** Runs everything that is due by time alone. Called before each request is answered. */
export function runDueJobs(market: Market): void {
  cancelOverdueOrders(market);
  receiveSigned(market);
  expireCoupons(market);
  dropExpiredPreOrders(market);
  releasePoints(market);
}
