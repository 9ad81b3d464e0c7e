import type { DateTime } from './dateTime.ts';

/**
 * One setting of the shop.
 */
export interface ConfigRow {
  /** Row id. */
  id: number;
  /** Key of the setting. */
  name: string;
  /** Title of the setting. */
  title: string;
  /** Form it was filled in on; 0 for none. */
  formId: number;
  /** Value of the setting. */
  value: string;
  /** State of the row in the editor. */
  status: boolean;
  /** When it was created. */
  createTime: DateTime;
  /** When it was changed. */
  updateTime: DateTime;
}
