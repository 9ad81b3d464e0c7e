import { useTranslation } from 'react-i18next';
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
import { neededAt } from './account-links.ts';
import { AccountRail } from './account-rail.tsx';
import { ErrorPageLazy } from './error-page-lazy.tsx';
import * as styles from './account-shell.module.css';

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
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    { label: t('nav.account'), to: paths.account() },
    ...(route.parent ? [{ label: t(route.parent.title), to: route.parent.to }] : []),
    ...(route.title ? [{ label: t(route.title) }] : []),
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
