import { useTranslation } from '#/i18n/use-translation.ts';
import { CodeField } from '#/session/sign-in/code-field.tsx';
import { PanelForm } from '#/session/sign-in/panel-form.tsx';
import { AgainField, NewPasswordField } from '#/session/sign-in/text-fields.tsx';
import { usePanelForm } from '#/session/sign-in/use-panel-form.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import {
  changeEmailPassword,
  changePhonePassword,
  sendOwnEmailCode,
  sendOwnPhoneCode,
} from './actions.ts';
import type { CodeTarget } from './code-target.ts';
import * as styles from './page.module.css';

const WRITES = {
  email: { change: changeEmailPassword, sendCode: sendOwnEmailCode },
  phone: { change: changePhonePassword, sendCode: sendOwnPhoneCode },
};

interface PasswordFormProps {
  target: CodeTarget;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Changes the password after verification by a code. The session is kept. */
export function PasswordForm({ target: { channel, address }, onDone, onDirty }: PasswordFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('reset');
  const { change, sendCode } = WRITES[channel];
  const { isDirty } = panel.form.formState;
  useOnChange(isDirty, onDirty);

  function finish() {
    showToast('ok', t('account.passwordChanged'));
    onDone();
  }

  return (
    <div className={styles.passwordForm}>
      <p className="muted">{t('account.codeGoesTo', { address })}</p>
      <PanelForm panel={panel} write={change} onDone={finish} submit={t('account.changePassword')}>
        {/* user name for password managers */}
        <input type="text" hidden readOnly autoComplete="username" value={address} />
        <CodeField
          panel={panel}
          to={channel}
          address={address}
          write={sendCode}
          args={[]}
          onNotSent={() => showToast('error', t('account.codeNotSent'))}
        />
        <NewPasswordField label={t('auth.newPassword')} />
        <AgainField />
      </PanelForm>
    </div>
  );
}
