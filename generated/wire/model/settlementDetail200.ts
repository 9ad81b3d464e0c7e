import type { SettlementRecord } from './settlementRecord.ts';
import type { SuccessCode } from './successCode.ts';

export type SettlementDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: SettlementRecord;
};
