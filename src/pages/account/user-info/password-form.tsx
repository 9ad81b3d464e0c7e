import { useTranslation } from 'react-i18next';
import {
  useUserEmailPasswordUpdate,
  useUserPhonePasswordUpdate,
} from '#generated/client/user/user.ts';
import { CodeField } from '#/session/sign-in/code-field.tsx';
import { PanelForm } from '#/session/sign-in/panel-form.tsx';
import type { Values } from '#/session/sign-in/schemas.ts';
import { AgainField, NewPasswordField } from '#/session/sign-in/text-fields.tsx';
import { usePanelForm } from '#/session/sign-in/use-panel-form.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import type { CodeTarget } from './code-target.ts';
import { useOwnCode } from './use-own-code.ts';
import * as styles from './page.module.css';

interface PasswordFormProps {
  target: CodeTarget;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Changes the password after verification by a code. The session is kept. */
export function PasswordForm({ target: { channel, address }, onDone, onDirty }: PasswordFormProps) {
  const { t } = useTranslation();
  const panel = usePanelForm('reset');
  const sendCode = useOwnCode(channel);
  const byEmail = useUserEmailPasswordUpdate();
  const byPhone = useUserPhonePasswordUpdate();
  const update = channel === 'email' ? byEmail : byPhone;
  const { isDirty } = panel.form.formState;
  useOnChange(isDirty, onDirty);

  async function save({ captcha, newPassword, again }: Values) {
    await update.mutateAsync({ data: { captcha, newPassword, passwordAgain: again } });
    showToast('ok', t('account.passwordChanged'));
    onDone();
  }

  return (
    <div className={styles.passwordForm}>
      <p className="muted">{t('account.codeGoesTo', { address })}</p>
      <PanelForm panel={panel} signIn onSend={save} submit={t('account.changePassword')}>
        {/* user name for password managers */}
        <input type="text" hidden readOnly autoComplete="username" value={address} />
        <CodeField panel={panel} signIn to={channel} address={address} onSend={sendCode} />
        <NewPasswordField label={t('auth.newPassword')} />
        <AgainField />
      </PanelForm>
    </div>
  );
}
