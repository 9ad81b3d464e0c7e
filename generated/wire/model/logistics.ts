import type { DateTime } from './dateTime.ts';
import type { LogisticsState } from './logisticsState.ts';

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
     * When the track was last asked for.
     * @nullable
     */
  trackTime: string | null;
  /** JSON text of the steps, oldest first; empty text when there are none yet. */
  logisticsInfo: string;
  state: LogisticsState;
  /** When it was shipped. */
  createTime: DateTime;
  /** When the track last changed. */
  updateTime: DateTime;
  /**
     * Why there is no track.
     * @nullable
     */
  reason: string | null;
}
