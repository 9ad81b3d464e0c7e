import { useTranslation } from 'react-i18next';
import { useSettlementAgreement } from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';

export function AgreementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useSettlementAgreement();
  return (
    <Dialog
      open
      size="md"
      title={t('apply.agreement')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <QueryBoundary query={query} loading={<Skeleton height={240} />}>
        {({ agreement }) =>
          agreement.trim() ? (
            <RichText html={agreement} />
          ) : (
            <p className="muted">{t('apply.agreementNone')}</p>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}
