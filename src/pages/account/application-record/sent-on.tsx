import { useTranslation } from 'react-i18next';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { stampText } from '#/i18n/format.ts';
import { parseWireTime } from '#/lib/wire-time.ts';

interface SentOnProps {
  application: SettlementRecord;
  id?: string;
}

/** Submission date of an application; renders nothing if it is missing. */
export function SentOn({ application, id }: SentOnProps) {
  const { t } = useTranslation();
  const date = parseWireTime(application.createTime);
  if (!date) return null;
  return (
    <time id={id} className="muted num" dateTime={date.toISOString()}>
      {t('apply.sentOn', { date: stampText(date) })}
    </time>
  );
}
