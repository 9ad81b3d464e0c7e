
/**
 * State of an application. A decision is final on most backends; see settlementResubmit.
 */
export type SettlementStatus = typeof SettlementStatus[keyof typeof SettlementStatus];


export const SettlementStatus = {
  /** Waiting for approval by the platform. */
  waiting: 1,
  /** Approved; access to the merchant administration was mailed to the applicant. */
  approved: 2,
  /** Refused; `denialReason` says why. */
  refused: 3,
} as const;
