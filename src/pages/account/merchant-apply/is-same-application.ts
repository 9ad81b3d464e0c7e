import type { SettlementForm } from '#generated/model/settlementForm.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';

const COMPARED = ['name', 'realName', 'email', 'address'] as const;

/** Whether a recorded application is the one that was sent, and waits for its review. */
export const isSameApplication = (record: SettlementRecord, sent: SettlementForm): boolean =>
  record.auditStatus === SettlementStatus.waiting &&
  COMPARED.every((field) => record[field] === sent[field]);
