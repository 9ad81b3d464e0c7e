import type { TFunction } from 'i18next';
import { useTranslation } from '#/i18n/use-translation.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { Tag, type Tone } from '#/ui/tag.tsx';

interface StatusView {
  tone: Tone;
  word: (t: TFunction) => string;
}

const STATUS: Partial<Record<number, StatusView>> = {
  [SettlementStatus.waiting]: { tone: 'warn', word: (t) => t('apply.stay') },
  [SettlementStatus.approved]: { tone: 'ok', word: (t) => t('apply.adopt') },
  [SettlementStatus.refused]: { tone: 'error', word: (t) => t('apply.noadopt') },
};

/** Status of an application. Renders nothing for a status that is not in the contract. */
export function StatusTag({
  status,
  className,
}: {
  status: SettlementStatus;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const view = STATUS[status];
  return (
    view && (
      <Tag tone={view.tone} className={className}>
        {view.word(t)}
      </Tag>
    )
  );
}
