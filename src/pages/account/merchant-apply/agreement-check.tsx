import { useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ElementProps } from '#/lib/content.ts';
import { Checkbox } from '#/ui/check.tsx';
import { ControlWithError } from '#/ui/field-notes.tsx';
import { LinkedText } from '#/ui/linked-text.tsx';
import { useSettlementAgreement } from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';

function AgreementDialog({ onClose }: { onClose: () => void }) {
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

/** Required checkbox; the agreement opens in a dialog. */
export function MerchantAgreement({
  error,
  ...box
}: ElementProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const errorId = useId();

  return (
    <ControlWithError errorId={errorId} error={error}>
      <Checkbox {...box} aria-invalid={error !== undefined} aria-describedby={error && errorId}>
        <span>
          <LinkedText text={t('apply.agree')}>
            {(words) => (
              <button
                type="button"
                className="printed link"
                aria-haspopup="dialog"
                aria-label={t('apply.agreement')}
                onClick={() => setOpen(true)}
              >
                {words}
              </button>
            )}
          </LinkedText>
        </span>
      </Checkbox>
      {open && <AgreementDialog onClose={() => setOpen(false)} />}
    </ControlWithError>
  );
}
