import { useTranslation } from '#/i18n/use-translation.ts';
import { useLoginMethods } from '#generated/client/login/login.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import type { LoginFormProps } from './forms/mode-form.tsx';
import { SocialSignIn } from './social/social-sign-in.tsx';
import * as styles from './sign-in.module.css';

/** Alternatives below the login forms: register, buy as a visitor, social sign-in. */
export function LoginAlternatives({ visitor, go, onLogin }: LoginFormProps) {
  const { t } = useTranslation();
  const { data, isPending } = useLoginMethods({ query: { enabled: visitor } });
  return (
    <>
      {/* Room for the second button until it is known whether visitors may buy: no button moves. */}
      <div className={cx(styles.ways, visitor && isPending && styles.isPending)}>
        <Button onClick={() => go('register')}>{t('auth.mode6')}</Button>
        {visitor && data?.visitorOpen && (
          <Button onClick={() => go('visit')}>{t('auth.mode7')}</Button>
        )}
      </div>
      <SocialSignIn onLogin={onLogin} />
    </>
  );
}
