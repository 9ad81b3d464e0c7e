import { fail } from './errors.ts';
import type { Market } from './context.ts';
import type { MasterOrder, MerchantOrder, OrderLine } from './state.ts';

/** Finds orders of this user only. */
export function ownMaster(market: Market, userId: number, no: string): MasterOrder {
  const found = market.state.masterOrders.find(
    (master) => master.no === no && master.userId === userId,
  );
  return found ?? fail('orderMissing');
}

export function ownMerchantOrder(market: Market, userId: number, no: string): MerchantOrder {
  const found = market.state.merchantOrders.find(
    (order) => order.no === no && order.userId === userId,
  );
  if (!found || found.deletedByUser) fail('orderMissing');
  return found;
}

export function masterOf(market: Market, order: MerchantOrder): MasterOrder {
  return (
    market.state.masterOrders.find((master) => master.no === order.masterNo) ?? fail('orderMissing')
  );
}

/** The merchants' orders of a master order. */
export function partsOf(market: Market, masterNo: string): MerchantOrder[] {
  return market.state.merchantOrders.filter((order) => order.masterNo === masterNo);
}

/** Paid ones too, cancelled ones not. */
export function masterDetail(market: Market, userId: number, no: string): MasterOrder {
  const master = ownMaster(market, userId, no);
  if (master.cancelled) fail('orderMissing');
  return master;
}

/** Unpaid orders, newest first. */
export function awaitPayList(market: Market, userId: number): MasterOrder[] {
  return market.state.masterOrders
    .filter((master) => master.userId === userId && !master.paid && !master.cancelled)
    .sort((a, b) => b.id - a.id);
}

/** 0 to pay, 1 to ship, 2 to receive, 3 completed; anything else is all that are not deleted. Newest first. */
export function merchantOrders(market: Market, userId: number, type: number): MerchantOrder[] {
  const paid = new Set(
    market.state.masterOrders.filter((master) => master.paid).map((master) => master.no),
  );
  return market.state.merchantOrders
    .filter((order) => order.userId === userId && !order.deletedByUser)
    .filter((order) => inTab(order, type, paid.has(order.masterNo)))
    .sort((a, b) => b.id - a.id);
}

/** Finds a master order by number and identity of the visitor who placed it. */
export function visitorMaster(market: Market, no: string, identity: string): MasterOrder {
  return masterDetail(market, visitorId(market, identity), no);
}

export function visitorMerchantOrder(market: Market, no: string, identity: string): MerchantOrder {
  return ownMerchantOrder(market, visitorId(market, identity), no);
}

export interface TabCounts {
  toPay: number;
  toShip: number;
  toReceive: number;
  completed: number;
}

export function tabCounts(market: Market, userId: number): TabCounts {
  return {
    toPay: awaitPayList(market, userId).length,
    toShip: merchantOrders(market, userId, 1).length,
    toReceive: merchantOrders(market, userId, 2).length,
    completed: merchantOrders(market, userId, 3).length,
  };
}

export interface CenterCounts extends Omit<TabCounts, 'completed'> {
  toReview: number;
  refunds: number;
}

export function centerCounts(market: Market, userId: number): CenterCounts {
  const { toPay, toShip, toReceive } = tabCounts(market, userId);
  const refunds = merchantOrders(market, userId, -1).filter(
    ({ refundStatus }) => refundStatus === 1 || refundStatus === 2,
  );
  return {
    toPay,
    toShip,
    toReceive,
    toReview: linesToReview(market, userId).length,
    refunds: refunds.length,
  };
}

/** Lines of received orders without a review, newest first. */
export function linesToReview(
  market: Market,
  userId: number,
): { order: MerchantOrder; line: OrderLine }[] {
  return merchantOrders(market, userId, -1)
    .filter((order) => order.status === 3)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .filter(({ line }) => line.received && !line.reviewed)
    .sort((a, b) => b.line.id - a.line.id);
}

function inTab(order: MerchantOrder, type: number, paid: boolean): boolean {
  const settled = order.refundStatus === 0;
  if (type === 0) return settled && !paid && order.status === 0;
  if (type === 1) return settled && paid && order.status === 0;
  if (type === 2) return settled && order.status === 1;
  if (type === 3) return settled && paid && order.status === 3;
  return true;
}

function visitorId(market: Market, identity: string): number {
  const visitor = market.state.users.find(
    (user) => user.type === 'visitor' && user.identity === identity,
  );
  return visitor?.id ?? fail('orderMissing');
}
