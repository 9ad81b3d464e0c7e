import { lapseCoupons } from './coupons.ts';
import { cancelOverdueOrders, receiveSigned } from './order-steps.ts';
import { thawPoints } from './points.ts';
import { dropLapsedPreOrders } from './preorder.ts';
import type { Market } from './context.ts';

/** What time alone does. To be called before every request is answered. */
export function tick(market: Market): void {
  cancelOverdueOrders(market);
  receiveSigned(market);
  lapseCoupons(market);
  dropLapsedPreOrders(market);
  thawPoints(market);
}
