import { now, type Market } from './context.ts';
import type { MasterOrder, PaidNotice } from './state.ts';

/** Sends visitors a mail with a link to the paid order, because they have no account. */
export function sendPaidNotice(market: Market, { no, userId, email }: MasterOrder): void {
  const visitor = market.state.users.find(({ id, type }) => id === userId && type === 'visitor');
  if (!visitor) return;
  market.state.notices.push({
    to: visitor.email ?? email,
    orderNo: no,
    identity: visitor.identity,
    sent: now(market),
  });
}

/** Newest first. */
export function notices(market: Market): PaidNotice[] {
  return market.state.notices.toReversed();
}

/** Link of a notice, without origin. */
export function lookUpAddress({ orderNo, identity }: PaidNotice): string {
  return `/order/order_detail?${new URLSearchParams({ orderNo, identity }).toString()}`;
}
