import { useTranslation } from 'react-i18next';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { Button } from '#/ui/button.tsx';
import * as styles from './guest.module.css';
import * as headStyles from './welcome-head.module.css';

/** Greeting of a visitor. */
export function Guest() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <h2 className={headStyles.title}>{t('home.welcome', { shop: shopName(locale) })}</h2>
      <div className={styles.acts}>
        <Button className={styles.act} kind="primary" onClick={() => void askToSignIn()}>
          {t('nav.signIn')}
        </Button>
        <Button className={styles.act} onClick={() => void askToSignIn({ mode: 'registerEmail' })}>
          {t('home.register')}
        </Button>
      </div>
    </>
  );
}
