import type { Logistics } from './logistics.ts';

export type OrderExpress200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The parcel; null before the order is shipped, and when no courier company carries it. */
  data: Logistics | null;
};
