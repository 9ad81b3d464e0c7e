import { Lock, Mail } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { plainText } from '#/lib/typed.ts';
import { Field } from '#/ui/field.tsx';
import { PasswordInput } from '#/ui/password-input.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { updateDraft } from './draft.ts';
import { PASSWORD_RULE, strengthOf } from './password-strength.ts';
import { usePanelField } from './use-panel-form.ts';
import * as styles from './password-strength.module.css';

/** Strength meter with three bars and a label; hidden while the field is empty. */
function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = strengthOf(password);
  const words = {
    weak: t('auth.strengthWeak'),
    good: t('auth.strengthGood'),
    strong: t('auth.strengthStrong'),
  };
  useAnnounceChange('strength', password && words[strength]);
  return (
    <span>
      {password !== '' && (
        <span className={styles.root} data-strength={strength}>
          <span className={styles.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span>{words[strength]}</span>
        </span>
      )}
    </span>
  );
}

interface EmailFieldProps {
  autoComplete: 'username' | 'email';
  /** read-only: the address was entered in the previous mode */
  fixed?: boolean;
}

export function EmailField({ autoComplete, fixed = false }: EmailFieldProps) {
  const { t } = useTranslation();
  const { register, getValues, errorOf } = usePanelField();
  return (
    <Field label={t('auth.email')} error={errorOf('email')}>
      <TextInput
        {...register('email', {
          setValueAs: plainText,
          onChange: () => updateDraft({ email: getValues('email') }),
        })}
        type="email"
        icon={Mail}
        autoComplete={autoComplete}
        readOnly={fixed}
        data-autofocus={!fixed || undefined}
      />
    </Field>
  );
}

/** @param label of the field, where a form has several passwords */
const useReveal = (label = '') => {
  const { t } = useTranslation();
  const of = label && ` · ${label}`;
  return { show: t('a11y.showPassword') + of, hide: t('a11y.hidePassword') + of };
};

/** Password of an existing account. */
export function PasswordField() {
  const { t } = useTranslation();
  const reveal = useReveal();
  const { register, errorOf } = usePanelField();
  return (
    <Field label={t('auth.password')} error={errorOf('password')}>
      <PasswordInput
        {...register('password')}
        icon={Lock}
        autoComplete="current-password"
        reveal={reveal}
      />
    </Field>
  );
}

/** New password: shows the rule while it is empty, then its strength. */
export function NewPasswordField({ label }: { label: string }) {
  const { t } = useTranslation();
  const reveal = useReveal(label);
  const { register, control, errorOf } = usePanelField();
  const password = useWatch({ control, name: 'newPassword' });
  const rule = (
    <span className={styles.passwordRule}>
      <span>{t('auth.passwordRule', PASSWORD_RULE)}</span>
      <PasswordStrength password={password} />
    </span>
  );
  // An error replaces the hint, so it includes the rule.
  const problem = errorOf('newPassword');
  const error = problem && (
    <span>
      <span>{problem}</span>
      {rule}
    </span>
  );
  return (
    <Field label={label} hint={rule} error={error}>
      <PasswordInput
        {...register('newPassword', { deps: 'again' })}
        icon={Lock}
        autoComplete="new-password"
        reveal={reveal}
      />
    </Field>
  );
}

export function AgainField() {
  const { t } = useTranslation();
  const reveal = useReveal(t('auth.passwordAgain'));
  const { register, errorOf } = usePanelField();
  return (
    <Field label={t('auth.passwordAgain')} error={errorOf('again')}>
      <PasswordInput
        {...register('again')}
        icon={Lock}
        autoComplete="new-password"
        reveal={reveal}
      />
    </Field>
  );
}
