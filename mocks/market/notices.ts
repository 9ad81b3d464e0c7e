import { now } from './context.ts';
import type { Market } from './context.ts';
import type { MasterOrder, PaidNotice } from './state.ts';

/** After payment a visitor gets a mail that opens the order: there is no account to find it in. */
export function noticePaid(market: Market, { no, userId, email }: MasterOrder): void {
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

/** Where a notice leads, without origin. */
export function lookUpAddress({ orderNo, identity }: PaidNotice): string {
  return `/order/order_detail?${new URLSearchParams({ orderNo, identity })}`;
}
