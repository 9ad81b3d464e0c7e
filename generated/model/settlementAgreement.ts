
/**
 * What an applicant agrees to.
 */
export interface SettlementAgreement {
  /** Agreement as HTML; empty when unset. */
  agreement: string;
}
