import { useTranslation } from 'react-i18next';
import { useRouter } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { AccountEntries } from './account-entries.tsx';
import { useAccountMenu } from './use-account-menu.ts';
import { userName, userContact } from './user-name.ts';
import { UserSummary } from './user-summary.tsx';
import * as styles from './account-rail.module.css';

export function AccountRail() {
  const { t } = useTranslation();
  const { route, routeLocation } = useRouter().entry.prepared;
  const { user, isPending, ...menu } = useAccountMenu();
  return (
    <nav className={`card ${styles.root}`} aria-label={t('nav.account')}>
      <UserSummary
        className={styles.user}
        avatar={user?.avatar}
        name={user && userName(user, t('account.visitor'))}
        loading={<Skeleton width={96} height={18} />}
        contact={
          <small className={`muted clip ${styles.contact}`}>
            {user?.email || userContact(user)}
          </small>
        }
      />
      {isPending ? (
        <Skeleton className={styles.pending} height={null} radius={8} />
      ) : (
        <AccountEntries {...menu} current={route.parent?.to ?? routeLocation.pathname} named />
      )}
    </nav>
  );
}
