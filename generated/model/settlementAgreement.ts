
/**
 * The agreement for merchants.
 */
export interface SettlementAgreement {
  /** Agreement as HTML; empty when unset. */
  agreement: string;
}
