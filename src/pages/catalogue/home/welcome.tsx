import { Package, ShoppingCart } from 'lucide';
import { useTranslation } from 'react-i18next';
import { paths } from '#/lib/paths.ts';
import { useSession } from '#/session/use-session.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Guest } from './guest.tsx';
import { Member } from './member.tsx';
import { Promises } from './promises.tsx';
import * as styles from './welcome.module.css';

/** Beside the offers: greeting, shortcuts and what the shop promises. */
export function Welcome() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  return (
    <section className={`card ${styles.root}`}>
      {signedIn ? <Member /> : <Guest />}
      <nav className={styles.links} aria-label={t('a11y.shortcuts')}>
        <Link to={paths.orders()}>
          <Icon as={Package} className={styles.linkIcon} />
          {t('nav.myOrders')}
        </Link>
        <Link to={paths.cart()}>
          <Icon as={ShoppingCart} className={styles.linkIcon} />
          {t('nav.cart')}
        </Link>
      </nav>
      <Promises />
    </section>
  );
}
