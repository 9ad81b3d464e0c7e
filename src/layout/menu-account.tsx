import { Heart, Package, Star, Undo2 } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { useSession } from '#/session/use-session.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { userContact, userName } from '#/backend/user-name.ts';
import { UserSummary } from './user-summary.tsx';
import * as styles from './menu-sheet.module.css';

const LINKS = [
  { to: paths.orders(), label: 'nav.myOrders', icon: Package },
  { to: paths.refunds(), label: 'footer.refunds', icon: Undo2 },
  { to: paths.reviews(), label: 'footer.reviews', icon: Star },
  { to: paths.wishlist(), label: 'account.wishList', icon: Heart },
] as const;

/** Name and main pages of a member; for guests the button that signs in. */
export function MenuAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  // The page may not have loaded this namespace.
  useNamespaceSuspense('account');
  const { signedIn } = useSession();
  const { data: user } = useUserInfo({ query: { enabled: signedIn } });

  function signIn() {
    onClose();
    void askToSignIn(null);
  }

  if (!signedIn)
    return (
      <div className={styles.guest}>
        <Button kind="primary" onClick={signIn}>
          {t('nav.signIn')}
        </Button>
      </div>
    );
  return (
    <>
      <Link to={paths.account()} className={styles.user}>
        <UserSummary
          className={styles.summary}
          avatar={user?.avatar}
          name={userName(user, t('nav.account'))}
          contact={
            <small className="muted clip" translate="no">
              {userContact(user)}
            </small>
          }
        />
      </Link>
      <ul className={styles.quick}>
        {LINKS.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon as={icon} size={24} />
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
