import type { DateTime } from './dateTime.ts';
import type { PointsDirection } from './pointsDirection.ts';

/**
 * Points that were added or spent. Further keys of the row are null and left out here.
 */
export interface PointsEntry {
  /** Row id. */
  id: number;
  /** Reason. */
  title: string;
  type: PointsDirection;
  /**
     * Points, always positive.
     * @minimum 0
     */
  integral: number;
  /** When they took effect. */
  updateTime: DateTime;
}
