import { useTranslation } from 'react-i18next';
import { nothing } from '../actions.ts';
import { PanelForm } from '../panel-form.tsx';
import { EmailField } from '../text-fields.tsx';
import { usePanelForm } from '../use-panel-form.ts';
import type { FormProps } from './form-props.ts';

/** Mode 4: the e-mail address of the account. */
export function ForgotForm({ go }: Pick<FormProps, 'go'>) {
  const { t } = useTranslation();
  const panel = usePanelForm('forgot');
  return (
    <PanelForm panel={panel} write={nothing} onDone={() => go('next')} submit={t('common.next')}>
      <p className="muted">{t('auth.forgotHint')}</p>
      <EmailField autoComplete="username" />
    </PanelForm>
  );
}
