import type { SettlementRecord } from './settlementRecord.ts';

export type SettlementDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: SettlementRecord;
};
