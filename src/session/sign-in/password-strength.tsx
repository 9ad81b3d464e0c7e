import { useTranslation } from 'react-i18next';
import { strengthOf } from './password-strength.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './password-strength.module.css';

/** Strength meter with three bars and a label; hidden while the field is empty. */
export function PasswordStrength({ password }: { password: string }) {
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
