import type { DateTime } from './dateTime.ts';
import type { LogisticsState } from './logisticsState.ts';
import type { LogisticsStep } from './logisticsStep.ts';

/**
 * The parcel of a merchant order.
 */
export interface Logistics {
  /** Row id. */
  id: number;
  /** Number of the merchant order. */
  orderNo: string;
  /** Waybill number. */
  expNo: string;
  /** Code of the courier company. */
  expCode: string;
  /** Courier company. */
  expName: string;
  /**
     * Name of the courier.
     * @nullable
     */
  courier: string | null;
  /**
     * Phone of the courier.
     * @nullable
     */
  courierPhone: string | null;
  /**
     * When the tracking was last fetched.
     * @nullable
     */
  trackTime: string | null;
  /** JSON text of the steps, oldest first; empty text when there are none yet. */
  logisticsInfo: LogisticsStep[];
  state: LogisticsState;
  /** When it was shipped. */
  createTime: DateTime;
  /** When the tracking last changed. */
  updateTime: DateTime;
  /**
     * Why there is no tracking.
     * @nullable
     */
  reason: string | null;
}
