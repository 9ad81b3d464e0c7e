import { UserRound } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useSession } from '#/session/use-session.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { useRouter } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.ts';
import * as styles from './header.module.css';

const UserMenu = lazyPart(() => import('./user-menu.tsx'), 'UserMenu');

/** Sign-in button for guests, user menu for members; both have the same size. */
export function AccountSlot() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const { guard } = useRouter().entry.prepared.route;

  /** the sign-in page has the forms itself */
  function signIn() {
    if (guard !== 'guest') return void askToSignIn();
    document.querySelector<HTMLInputElement>('main form input')?.focus();
  }

  return (
    <div className={styles.accountSlot}>
      {signedIn ? (
        <LazyBoundary>
          <UserMenu />
        </LazyBoundary>
      ) : (
        <Button kind="ink" size="sm" className={styles.signIn} onClick={signIn}>
          <span className={styles.signInText}>{t('nav.signIn')}</span>
          <Icon as={UserRound} className={styles.signInIcon} />
        </Button>
      )}
    </div>
  );
}
