import { persisted } from '#/lib/persisted.ts';
import { browserStore } from '#/lib/storage.ts';

/** An order of this browser whose payment has been started and not been seen as paid. */
interface PendingOrder {
  orderNo: string;
  /** how the shopper last chose to pay */
  method: string;
}

const MAX_ORDERS = 20;

const isPending = (entry: unknown): entry is PendingOrder =>
  typeof entry === 'object' &&
  entry !== null &&
  'orderNo' in entry &&
  typeof entry.orderNo === 'string' &&
  'method' in entry &&
  typeof entry.method === 'string';

const stored = persisted(browserStore, 'lychee.events.orders', (value): PendingOrder[] =>
  Array.isArray(value) ? value.filter(isPending) : [],
);

export const pendingOrders = {
  /** Stores a started payment. False if the same one is stored: a repeated attempt. */
  start(orderNo: string, method: string): boolean {
    const known = stored.read();
    if (known.some((order) => order.orderNo === orderNo && order.method === method)) return false;
    const others = known.filter((order) => order.orderNo !== orderNo);
    stored.write([...others, { orderNo, method }].slice(-MAX_ORDERS));
    return true;
  },
  /** Removes an order that is paid. False if it is not stored: of another browser, or already counted. */
  finish(orderNo: string): boolean {
    const known = stored.read();
    const others = known.filter((order) => order.orderNo !== orderNo);
    if (others.length === known.length) return false;
    stored.write(others);
    return true;
  },
};
