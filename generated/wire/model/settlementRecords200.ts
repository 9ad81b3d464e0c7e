import type { SettlementRecordPage } from './settlementRecordPage.ts';
import type { SuccessCode } from './successCode.ts';

export type SettlementRecords200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: SettlementRecordPage;
};
