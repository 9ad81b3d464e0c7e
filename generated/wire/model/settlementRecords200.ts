import type { SettlementRecordPage } from './settlementRecordPage.ts';

export type SettlementRecords200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: SettlementRecordPage;
};
