import type { SettlementAgreement } from './settlementAgreement.ts';
import type { SuccessCode } from './successCode.ts';

export type SettlementAgreement200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: SettlementAgreement;
};
