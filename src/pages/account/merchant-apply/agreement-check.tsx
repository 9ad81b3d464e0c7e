import { type ComponentProps, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '#/ui/check.tsx';
import { ControlWithError } from '#/ui/field-notes.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';

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
    <ControlWithError errorId={errorId} error={error}>
      <Checkbox {...box} aria-invalid={error !== undefined} aria-describedby={error && errorId}>
        <span>
          <Trans i18nKey="apply.agree" t={t} components={{ 1: link }} />
        </span>
      </Checkbox>
      {open && <AgreementDialog onClose={() => setOpen(false)} />}
    </ControlWithError>
  );
}
