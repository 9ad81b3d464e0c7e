
/**
 * What has become of an application. A decision is final on most backends; see settlementResubmit.
 */
export type SettlementStatus = typeof SettlementStatus[keyof typeof SettlementStatus];


export const SettlementStatus = {
  /** Waits for the platform to look at it. */
  waiting: 1,
  /** Approved; access to the merchant\'s side was mailed to the applicant. */
  approved: 2,
  /** Refused; `denialReason` says why. */
  refused: 3,
} as const;
