import type { ActivityType } from './activityType.ts';

/**
 * An activity without its products.
 */
export interface ActivityDetail {
  /** Activity id. */
  id: number;
  /** Title. */
  name: string;
  type: ActivityType;
  /** JSON text of the pictures at the head of the page, in order. */
  banner: string;
  /** Short text below the title. */
  instruction: string;
}
