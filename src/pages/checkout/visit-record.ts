import { browserStore, tabStore } from '../../lib/storage.ts';
import { fieldsOf, readStored, writeStored } from './stored.ts';

/** What this tab knows about a pre-order that the backend will not tell once it has forgotten it. */
export interface VisitRecord {
  openedAt: number;
  cartIds: number[];
  /** an attempt to place it got no answer: it may exist */
  uncertain: boolean;
}

const keyOf = (preOrderNo: string) => `lychee.preOrder.${preOrderNo}`;

export function parseRecord(stored: unknown, now: number): VisitRecord {
  const { openedAt, cartIds, uncertain } = fieldsOf(stored);
  return {
    openedAt: typeof openedAt === 'number' && openedAt <= now ? openedAt : now,
    cartIds: Array.isArray(cartIds)
      ? cartIds.filter((id): id is number => Number.isSafeInteger(id))
      : [],
    uncertain: uncertain === true,
  };
}

export const visitRecord = (preOrderNo: string): VisitRecord =>
  parseRecord(readStored(tabStore, keyOf(preOrderNo)), Date.now());

export function keepRecord(preOrderNo: string, change: Partial<VisitRecord>): VisitRecord {
  const record = { ...visitRecord(preOrderNo), ...change };
  writeStored(tabStore, keyOf(preOrderNo), record);
  return record;
}

const PLACED = 'lychee.placed';
const REMEMBERED = 10;

type Placed = [preOrderNo: string, orderNo: string];

const isPlaced = (entry: unknown): entry is Placed =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function placedOrders(): Placed[] {
  const stored = readStored(browserStore, PLACED);
  return Array.isArray(stored) ? stored.filter(isPlaced) : [];
}

/** The order that came of a pre-order, in this tab or another one. */
export const placedOrder = (preOrderNo: string): string | null =>
  placedOrders().find(([no]) => no === preOrderNo)?.[1] ?? null;

export const rememberPlaced = (preOrderNo: string, orderNo: string): void =>
  writeStored(browserStore, PLACED, [...placedOrders(), [preOrderNo, orderNo]].slice(-REMEMBERED));
