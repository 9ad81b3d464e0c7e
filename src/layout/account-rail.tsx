import { useTranslation } from 'react-i18next';
import { useRouter } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { AccountEntries } from './account-entries.tsx';
import { Avatar } from './avatar.tsx';
import { useAccountMenu } from './use-account-menu.ts';
import { userName, userContact } from './user-name.ts';
import * as styles from './account-rail.module.css';

export function AccountRail() {
  const { t } = useTranslation();
  const { route, routeLocation } = useRouter().entry.prepared;
  const { user, ...menu } = useAccountMenu();
  return (
    <nav className={`card ${styles.nav}`} aria-label={t('nav.account')}>
      <div className={styles.me}>
        <Avatar src={user?.avatar} size={44} />
        <div>
          {user ? (
            <b className="clip">{userName(user, t('account.visitor'))}</b>
          ) : (
            <Skeleton width={96} height={18} />
          )}
          <small className="muted clip">{user?.email || userContact(user)}</small>
        </div>
      </div>
      <AccountEntries {...menu} current={route.parent?.to ?? routeLocation.pathname} named />
    </nav>
  );
}
