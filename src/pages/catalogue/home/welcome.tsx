import { Package, ShieldCheck, ShoppingCart, Truck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#generated/client/user/user.ts';
import { useSession } from '#/session/use-session.ts';
import wave from '#/assets/wave.webp';
import { shopName } from '#/config/shop.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './welcome.module.css';

export function Welcome() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  return (
    <section className={`card ${styles.root}`}>
      {signedIn ? <Member /> : <Guest />}
      <nav className={styles.links} aria-label={t('a11y.shortcuts')}>
        <Link to={paths.orders()}>
          <Icon as={Package} />
          {t('nav.myOrders')}
        </Link>
        <Link to={paths.cart()}>
          <Icon as={ShoppingCart} />
          {t('nav.cart')}
        </Link>
      </nav>
      <ul className={styles.tick}>
        <li>
          <Icon as={ShieldCheck} size={16} />
          <span>
            <b>{t('footer.genuine')}</b>
            {t('footer.genuineText')}
          </span>
        </li>
        <li>
          <Icon as={Truck} size={16} />
          <span>
            <b>{t('footer.tracked')}</b>
            {t('footer.trackedText')}
          </span>
        </li>
        <li>
          <Icon as={Undo2} size={16} />
          <span>
            <b>{t('footer.easyRefund')}</b>
            {t('footer.easyRefundText')}
          </span>
        </li>
      </ul>
    </section>
  );
}

function Guest() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <div className={styles.top}>
        <span className={styles.wave}>
          <img src={wave} alt="" width={32} height={32} />
        </span>
        <h2>{t('home.welcome', { shop: shopName(locale) })}</h2>
      </div>
      <div className={styles.btns}>
        <Button kind="primary" onClick={() => void askToSignIn()}>
          {t('nav.signIn')}
        </Button>
        <Button onClick={() => void askToSignIn({ mode: 'registerEmail' })}>
          {t('home.register')}
        </Button>
      </div>
    </>
  );
}

function Member() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: user } = useUserInfo();
  return (
    <div className={styles.top}>
      {user?.avatar ? (
        <Picture className="avatar" srcFor={srcFor(user.avatar)} alt="" width={48} height={48} />
      ) : (
        <span className={styles.wave}>
          <img src={wave} alt="" width={32} height={32} />
        </span>
      )}
      <h2>
        {user
          ? t('home.hello', { name: user.nickname })
          : t('home.welcome', { shop: shopName(locale) })}
      </h2>
    </div>
  );
}
