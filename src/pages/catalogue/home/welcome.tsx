import { Heart, Package, ShoppingCart, Ticket } from 'lucide';
import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { paths } from '#/lib/paths.ts';
import { useSession } from '#/session/use-session.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { shopName } from '#/config/shop.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { Button } from '#/ui/button.tsx';
import { useUserInfo } from '#generated/client/user/user.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import { CouponSkeletons } from './coupon-skeletons.tsx';
import * as styles from './welcome.module.css';
import * as guestStyles from './guest.module.css';
import * as headStyles from './welcome-head.module.css';

/** Greeting of a signed-in shopper. */
function Member() {
  const { t, locale } = useTranslation();
  const { data: user } = useUserInfo();
  return (
    <div className={headStyles.root}>
      {user?.avatar && (
        <Picture className="avatar" srcFor={srcFor(user.avatar)} alt="" width={40} height={40} />
      )}
      <h2 className={headStyles.title}>
        {user
          ? t('home.hello', { name: user.nickname })
          : t('home.welcome', { shop: shopName(locale) })}
      </h2>
    </div>
  );
}

/** Greeting of a visitor. */
function Guest() {
  const { t, locale } = useTranslation();
  return (
    <>
      <h2 className={headStyles.title}>{t('home.welcome', { shop: shopName(locale) })}</h2>
      <div className={guestStyles.acts}>
        <Button className={guestStyles.act} kind="primary" onClick={() => void askToSignIn(null)}>
          {t('nav.signIn')}
        </Button>
        <Button
          className={guestStyles.act}
          onClick={() => void askToSignIn(null, { mode: 'registerEmail' })}
        >
          {t('home.register')}
        </Button>
      </div>
    </>
  );
}

const WelcomeCoupons = lazyPart(() => import('./welcome-coupons.tsx'), 'WelcomeCoupons');

/** Rendered with the page, hydrated later. Memoized: an update before hydration would discard the server's HTML. */
const WelcomeCouponsLazy = memo(function WelcomeCouponsLazy() {
  return (
    <LazyBoundary ssr fallback={<CouponSkeletons />}>
      <WelcomeCoupons />
    </LazyBoundary>
  );
});

/** Beside the offers: greeting, shortcuts and coupons. On phones only the coupons. */
export function Welcome() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const shortcuts = [
    { to: paths.orders(), label: t('home.orders'), icon: Package },
    { to: paths.coupons(), label: t('coupon.coupons'), icon: Ticket },
    { to: paths.wishlist(), label: t('home.wishList'), icon: Heart },
    { to: paths.cart(), label: t('nav.cart'), icon: ShoppingCart },
  ];
  return (
    <section className={`card ${styles.root}`}>
      <div className={styles.account}>
        {signedIn ? <Member /> : <Guest />}
        <nav className={styles.links} aria-label={t('a11y.shortcuts')}>
          {shortcuts.map(({ to, label, icon }) => (
            <Link key={to} to={to}>
              <Icon as={icon} className={styles.linkIcon} />
              <span>{label}</span>
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.coupons}>
        <WelcomeCouponsLazy />
      </div>
    </section>
  );
}
