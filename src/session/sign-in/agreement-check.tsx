import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { Checkbox } from '#/ui/check.tsx';
import { ControlWithError } from '#/ui/field-notes.tsx';
import { updateDraft } from './draft.ts';
import { PrivacyText } from './privacy-text.tsx';
import { usePanelField } from './use-panel-form.ts';
import * as styles from './sign-in.module.css';

/** Required consent checkbox; the agreement opens in a new tab. */
export function AgreementCheck({
  children,
}: {
  /** rendered at the right edge */ children?: Elements;
}) {
  const { t } = useTranslation();
  const { register, getValues, errorOf } = usePanelField();
  const errorId = useId();
  const error = errorOf('agreed');
  return (
    <ControlWithError errorId={errorId} error={error}>
      <div className={styles.row}>
        <Checkbox
          {...register('agreed', { onChange: () => updateDraft({ agreed: getValues('agreed') }) })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
        >
          <span>
            <PrivacyText text={t('auth.agree')} />
          </span>
        </Checkbox>
        {children}
      </div>
    </ControlWithError>
  );
}
