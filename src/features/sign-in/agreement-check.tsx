import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/check.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The tick without which nobody signs in; the text itself opens in a new tab. */
export function AgreementCheck({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t } = useTranslation();
  const errorId = useId();
  const link = <Link className="link" to={paths.privacy()} target="_blank" rel="noopener" title={t('a11y.newTab')} />;
  return (
    <div className="field">
      <Checkbox {...field} aria-invalid={error !== undefined} aria-describedby={error && errorId}>
        <span><Trans i18nKey="auth.agree" t={t} components={{ 1: link }} /></span>
      </Checkbox>
      {error !== undefined && (
        <span id={errorId} className="field__error">
          <Icon as={CircleAlert} size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
