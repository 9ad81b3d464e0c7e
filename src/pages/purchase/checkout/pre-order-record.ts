import { fieldsOf } from '#/lib/parse-json.ts';
import { persisted } from '#/lib/persisted.ts';
import { browserStore, tabStore } from '#/lib/storage.ts';

/** Data of a pre-order, stored per tab: the backend returns nothing for an expired one. */
export interface PreOrderRecord {
  openedAt: number;
  cartIds: number[];
  /** bought lines in the format of `orderedItems`; empty if this tab never loaded them */
  lines: string[];
  /** items total that was shown; empty if this tab never loaded it */
  productFee: string;
  /** placing the order got no response, so it may exist */
  uncertain: boolean;
  /** amount due of the attempt */
  payFee: string;
  /** the expired pre-order that this one replaced */
  replaced: string;
  /** an unpaid order of the same items that was placed elsewhere */
  twin: string;
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseRecord(stored: unknown, now: number): PreOrderRecord {
  const { openedAt, cartIds, lines, productFee, uncertain, payFee, replaced, twin } =
    fieldsOf(stored);
  return {
    openedAt: typeof openedAt === 'number' && openedAt <= now ? openedAt : now,
    cartIds: Array.isArray(cartIds)
      ? cartIds.filter((id): id is number => Number.isSafeInteger(id))
      : [],
    lines: Array.isArray(lines)
      ? lines.filter((line): line is string => typeof line === 'string')
      : [],
    productFee: textOr(productFee),
    uncertain: uncertain === true,
    payFee: textOr(payFee),
    replaced: textOr(replaced),
    twin: textOr(twin),
  };
}

const storedRecord = (preOrderNo: string) =>
  persisted(tabStore, `lychee.preOrder.${preOrderNo}`, (stored) => parseRecord(stored, Date.now()));

export const readRecord = (preOrderNo: string): PreOrderRecord => storedRecord(preOrderNo).read();

export function updateRecord(preOrderNo: string, change: Partial<PreOrderRecord>): PreOrderRecord {
  const stored = storedRecord(preOrderNo);
  const record = { ...stored.read(), ...change };
  stored.write(record);
  return record;
}

const MAX_PLACED = 10;

type Placed = [preOrderNo: string, orderNo: string];

const isPlaced = (entry: unknown): entry is Placed =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const placedOrders = persisted(browserStore, 'lychee.placed', (stored): Placed[] =>
  Array.isArray(stored) ? stored.filter(isPlaced) : [],
);

/** Orders placed in this browser. */
export const placedOrderNos = (): string[] => placedOrders.read().map(([, orderNo]) => orderNo);

/** The order created from a pre-order, in this or another tab. */
export const placedOrder = (preOrderNo: string): string | null =>
  placedOrders.read().find(([no]) => no === preOrderNo)?.[1] ?? null;

export const storePlacedOrder = (preOrderNo: string, orderNo: string): void =>
  placedOrders.write(
    [...placedOrders.read(), [preOrderNo, orderNo] satisfies Placed].slice(-MAX_PLACED),
  );
