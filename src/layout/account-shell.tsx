import { useTranslation } from '#/i18n/use-translation.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import type { Elements } from '#/lib/content.ts';
import { ApiError } from '#/api/error.ts';
import { useSession } from '#/session/use-session.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { hasPermission } from '#/session/has-permission.ts';
import { paths } from '#/lib/paths.ts';
import { useRouter } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { neededAt } from './account-links.ts';
import { ErrorPageLazy } from './error-page-lazy.tsx';
import { AccountEntries } from './account-entries.tsx';
import { useAccountMenu } from './use-account-menu.ts';
import { userName, userContact } from '#/backend/user-name.ts';
import { UserSummary } from './user-summary.tsx';
import * as styles from './account-shell.module.css';
import * as accountRailStyles from './account-rail.module.css';

function AccountRail() {
  const { t } = useTranslation();
  const { route, routeLocation } = useRouter().entry.prepared;
  const { user, isPending, ...menu } = useAccountMenu();
  return (
    <nav className={`card ${accountRailStyles.root}`} aria-label={t('nav.account')}>
      <UserSummary
        className={accountRailStyles.user}
        avatar={user?.avatar}
        name={
          user || !isPending
            ? userName(user, user ? t('account.visitor') : t('nav.account'))
            : undefined
        }
        loading={<Skeleton width={96} height={18} />}
        contact={
          <small className={`muted clip ${accountRailStyles.contact}`} translate="no">
            {user?.email || userContact(user)}
          </small>
        }
      />
      {isPending ? (
        <Skeleton className={accountRailStyles.pending} height={null} radius={8} />
      ) : (
        <AccountEntries {...menu} current={route.parent?.to ?? routeLocation.pathname} named />
      )}
    </nav>
  );
}

const VisitorRefused = lazyPart(() => import('./visitor-refused.tsx'), 'VisitorRefused');

/** Layout of the account area: navigation beside the page. */
export default function AccountShell({ children }: { children: Elements }) {
  const { t } = useTranslation();
  const { entry, refresh } = useRouter();
  const { route, routeLocation } = entry.prepared;
  const { signedIn } = useSession();
  const { data: user } = useUserInfo({ query: { enabled: signedIn } });
  const needed = neededAt(routeLocation.pathname);
  const refused = needed !== null && user !== undefined && !hasPermission(user, needed);
  const isStart = routeLocation.pathname === paths.account();
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    { label: t('nav.account'), ...(!isStart && { to: paths.account() }) },
    ...(route.parent ? [{ label: t(route.parent.title), to: route.parent.to }] : []),
    ...(route.title && !isStart ? [{ label: t(route.title) }] : []),
  ];
  return (
    <>
      <Crumbs items={crumbs} />
      <div className={styles.root}>
        <AccountRail />
        <div>
          {!refused && children}
          {refused && user.userType === 'visitor' && (
            <LazyBoundary showErrorOnFailure>
              <VisitorRefused />
            </LazyBoundary>
          )}
          {refused && user.userType !== 'visitor' && (
            <ErrorPageLazy
              error={new ApiError('answer', 403, t('error.403'), 'userInfo', 200)}
              onRetry={refresh}
            />
          )}
        </div>
      </div>
    </>
  );
}
