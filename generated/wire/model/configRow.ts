import type { DateTime } from './dateTime.ts';

/**
 * One setting of the shop.
 */
export interface ConfigRow {
  /** Row id. */
  id: number;
  /** Key of the setting. */
  name: string;
  /** What the setting is called. */
  title: string;
  /** Form it was filled in on; 0 for none. */
  formId: number;
  /** The setting itself. */
  value: string;
  /** State of the row, for its editor. */
  status: boolean;
  /** When it was made. */
  createTime: DateTime;
  /** When it was changed. */
  updateTime: DateTime;
}
