import type { SettlementAgreement } from './settlementAgreement.ts';

export type SettlementAgreement200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: SettlementAgreement;
};
