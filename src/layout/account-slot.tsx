import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { lazyPart } from '../features/part/lazy-part.tsx';
import { Later } from '../features/part/later.tsx';
import { askToSignIn } from '../features/sign-in/panel-store.ts';
import { Button } from '../ui/button.tsx';

const UserMenu = lazyPart(() => import('./user-menu.tsx').then(({ UserMenu: Part }) => Part));

/** Sign in for a guest, the own menu for a shopper; both within the same room. */
export function AccountSlot() {
  const { t } = useTranslation();
  const signedIn = useSession((state) => state.signedIn);
  return (
    <div className="account-slot">
      {signedIn ? (
        <Later>
          <UserMenu />
        </Later>
      ) : (
        <Button kind="ink" size="sm" className="sign-in" onClick={() => void askToSignIn()}>
          {t('nav.signIn')}
        </Button>
      )}
    </div>
  );
}
