import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSettlementAgreement } from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { Checkbox } from '#/ui/check.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Icon } from '#/ui/icon.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from '#/ui/field.module.css';

/** Required checkbox; the agreement opens in a dialog. */
export function AgreementCheck({
  error,
  ...box
}: ComponentProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const errorId = useId();

  const link = (
    <button
      type="button"
      className="link"
      aria-haspopup="dialog"
      aria-label={t('apply.agreement')}
      onClick={() => setOpen(true)}
    />
  );
  return (
    <div className={styles.root}>
      <Checkbox {...box} aria-invalid={error !== undefined} aria-describedby={error && errorId}>
        <span>
          <Trans i18nKey="apply.agree" t={t} components={{ 1: link }} />
        </span>
      </Checkbox>
      {error && (
        <span id={errorId} className={styles.error}>
          <Icon as={CircleAlert} size={14} className={styles.errorIcon} />
          {error}
        </span>
      )}
      {open && <AgreementDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

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
