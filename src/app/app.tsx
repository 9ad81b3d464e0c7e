import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shopName } from '../config/shop.ts';
import { NoIndex } from '../features/head/no-index.tsx';
import { lazyPart } from '../features/part/lazy-part.tsx';
import { Later } from '../features/part/later.tsx';
import { MoneyProvider } from '../features/shop/money.tsx';
import { endSignIn, useSignInPanel } from '../features/sign-in/panel-store.ts';
import { showToast } from '../features/toasts/store.ts';
import type { Locale } from '../i18n/languages.ts';
import { LocaleContext } from '../i18n/locale.tsx';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Announcer } from '../layout/announcer.tsx';
import { QuietFrame, ShopFrame } from '../layout/frames.tsx';
import { KnownRoutes } from '../layout/known-routes.ts';
import { OfflineBar } from '../layout/offline-bar.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { Toaster } from '../layout/toaster.tsx';
import { useRouter } from '../router/router.tsx';
import { routes } from '../routes.tsx';
import { PrefetchLinks } from './prefetch-links.tsx';

const SignInPanel = lazyPart(() =>
  import('../features/sign-in/panel.tsx').then(({ SignInPanel: Part }) => Part),
);

const SessionWatch = lazyPart(() =>
  import('./session-watch.tsx').then(({ SessionWatch: Part }) => Part),
);

/** Fetched ahead of need: whoever needs it will ask again and hear of the failure. */
const later = () => undefined;

const PATTERNS = routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));

/** React sets its tags beside those of index.html, which have then served. */
function dropBootHead() {
  for (const tag of document.head.querySelectorAll('[data-boot]')) tag.remove();
}

/** Everything that stands around a page, and the page. */
export function App({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { entry, refresh } = useRouter();
  const { route, Page, Shell, error } = entry.prepared;
  const Frame = route.frame === 'quiet' ? QuietFrame : ShopFrame;
  const panelOpen = useSignInPanel((state) => state.open);

  function panelFailed() {
    endSignIn(false);
    showToast('error', t('error.network'));
  }

  useEffect(dropBootHead, []);

  useEffect(() => {
    const warm = window.setTimeout(
      () => void import('../features/sign-in/panel.tsx').catch(later),
      4000,
    );
    return () => window.clearTimeout(warm);
  }, []);

  useEffect(() => {
    document.documentElement.dataset.alive = '';
    const pressed = window.pressedEarly;
    delete window.pressedEarly;
    if (pressed?.isConnected) pressed.click();
  }, []);

  const page =
    Page && !error ? (
      <Page key={entry.prepared.visit.pathname} />
    ) : (
      <ErrorPage error={error} onRetry={refresh} />
    );
  return (
    <LocaleContext value={locale}>
      {route.title && (
        <title>{t('site.title', { page: t(route.title), shop: shopName(locale) })}</title>
      )}
      {route.guard && <NoIndex />}
      <OfflineBar />
      <KnownRoutes value={PATTERNS}>
        <MoneyProvider>
          <Frame>
            <ErrorBoundary resetKey={entry} onRetry={refresh}>
              <Suspense fallback={<PageSkeleton />}>
                {Shell ? <Shell>{page}</Shell> : page}
              </Suspense>
            </ErrorBoundary>
          </Frame>
        </MoneyProvider>
      </KnownRoutes>
      {panelOpen && (
        <Later onFailed={panelFailed}>
          <SignInPanel />
        </Later>
      )}
      <Toaster />
      <Announcer />
      <PrefetchLinks />
      <Later>
        <SessionWatch />
      </Later>
    </LocaleContext>
  );
}
