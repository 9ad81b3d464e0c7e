import type { Logistics } from './logistics.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderExpress200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The parcel; null before the order is shipped, and when no courier company carries it. */
  data: Logistics | null;
};
