import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/button.tsx';
import type { LoginFormProps } from './forms/form-props.ts';
import { SocialSignIn } from './social/social-sign-in.tsx';
import * as styles from './sign-in.module.css';

/** Alternatives below the login forms: register, buy as a visitor, social sign-in. */
export function LoginAlternatives({ visitor, go, onLogin }: LoginFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.ways}>
        <Button onClick={() => go('register')}>{t('auth.mode6')}</Button>
        {visitor && <Button onClick={() => go('visit')}>{t('auth.mode7')}</Button>}
      </div>
      <SocialSignIn onLogin={onLogin} />
    </>
  );
}
