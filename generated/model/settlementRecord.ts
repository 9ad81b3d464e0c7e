import type { DateTime } from './dateTime.ts';
import type { SettlementStatus } from './settlementStatus.ts';

/**
 * An application of the caller.
 */
export interface SettlementRecord {
  /** Application id. */
  id: number;
  /** Name of the store. */
  name: string;
  /** Merchant category id. */
  categoryId: number;
  /** Store type id. */
  typeId: number;
  /** Name of the person in charge. */
  realName: string;
  /** E-mail address. */
  email: string;
  /**
     * Phone number.
     * @nullable
     */
  phone: string | null;
  /**
     * Share of each sale that the platform keeps, in per cent.
     * @nullable
     */
  handlingFee: number | null;
  /**
     * Search keywords of the store, joined by commas.
     * @nullable
     */
  keywords: string | null;
  /** Address. */
  address: string;
  /** State of the application. */
  auditStatus: SettlementStatus;
  /**
     * Why it was refused, up to 255 characters; else null or empty.
     * @nullable
     */
  denialReason: string | null;
  /** JSON text of the uploaded pictures. */
  qualificationPicture: string[];
  /** When it was submitted. */
  createTime: DateTime;
}
