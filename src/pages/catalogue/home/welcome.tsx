import { Heart, Package, ShoppingCart, Ticket } from 'lucide';
import { useTranslation } from 'react-i18next';
import { paths } from '#/lib/paths.ts';
import { useSession } from '#/session/use-session.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Guest } from './guest.tsx';
import { Member } from './member.tsx';
import { WelcomeCouponsLazy } from './welcome-coupons-lazy.tsx';
import * as styles from './welcome.module.css';

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
