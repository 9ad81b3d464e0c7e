import { useTranslation } from 'react-i18next';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { Note } from '#/ui/note.tsx';
import * as styles from './denial-reason.module.css';

/** Reason for refusing an application, as entered by the platform. */
export function DenialReason({
  application: { auditStatus, denialReason },
}: {
  application: SettlementRecord;
}) {
  const { t } = useTranslation();
  if (auditStatus !== SettlementStatus.refused || !denialReason) return null;
  return (
    <Note kind="error" className={styles.root}>
      <b>{t('apply.reason')}</b>
      <p>{denialReason}</p>
    </Note>
  );
}
