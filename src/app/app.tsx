import { Suspense, useEffect, useLayoutEffect, Component, type ErrorInfo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { NoIndex } from '#/shared/head/page-head.tsx';
import { lazyPart, resetFailedImports } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { replayEarlyUse } from '#/shared/async/early-use.ts';
import { endComparing } from '#/shared/async/hydration.ts';
import { HydratedPart } from '#/shared/async/hydrated-part.tsx';
import { MoneyProvider } from '#/shared/shop/money.tsx';
import { EarlyKeys } from '#/session/sign-in/early-keys.tsx';
import { endSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { ErrorPageLazy } from '#/layout/error-page-lazy.tsx';
import { QuietFrame, ShopFrame } from '#/layout/frames.tsx';
import { RoutePatterns } from '#/layout/app-paths.ts';
import { PageSkeleton } from '#/layout/page-skeleton.tsx';
import { useRouter } from '#/router/router.tsx';
import { routes } from '#/routes.ts';
import type { Elements } from '#/lib/content.ts';
import { isChunkFailure, reloadOnce } from '#/router/chunk-failure.ts';

interface ErrorBoundaryProps {
  /** resets the boundary when it changes */
  resetKey: unknown;
  onRetry: () => void;
  children: Elements;
}

/** Error boundary of a page: shows an error page with a retry button and links. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    resetFailedImports();
    if (isChunkFailure(error)) reloadOnce();
    else console.error(error.name, error.message, info.componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed)
      this.setState({ error: null, failed: false });
  }

  retry = () => {
    this.setState({ error: null, failed: false });
    this.props.onRetry();
  };

  override render() {
    return this.state.failed ? (
      <ErrorPageLazy error={this.state.error} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}

const SignInPanel = lazyPart(() => import('#/session/sign-in/panel.tsx'), 'SignInPanel');

const DeferredComponents = lazyPart(
  () => import('./deferred-components.tsx'),
  'DeferredComponents',
);

const PATTERNS = routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));

/** Removes the static tags of index.html once React has rendered its own. On hydration React adopts the title. */
function dropBootHead() {
  const isOwn = document.head.querySelectorAll('title').length === 1;
  for (const tag of document.head.querySelectorAll(`[data-boot]${isOwn ? ':not(title)' : ''}`))
    tag.remove();
}

/** The frame and the current page. */
export function App() {
  const { t, locale } = useTranslation();
  const { entry, refresh } = useRouter();
  const { route, Page, Shell, error, isLoading } = entry.prepared;
  const Frame = route.frame === 'quiet' ? QuietFrame : ShopFrame;
  // The texts of a loading page may not be loaded yet.
  const name = route.title && t(route.title, { defaultValue: '' });
  const panelOpen = useSignInPanel((state) => state.open);

  useLayoutEffect(() => endComparing('frame'), []);
  useEffect(dropBootHead, []);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    void replayEarlyUse();
  }, []);

  const page = isLoading ? (
    <PageSkeleton />
  ) : Page && !error ? (
    <Page key={entry.prepared.routeLocation.pathname} />
  ) : (
    <ErrorPageLazy error={error} onRetry={refresh} />
  );
  return (
    <>
      {name && <title>{t('site.title', { page: name, shop: shopName(locale) })}</title>}
      {!name && isLoading && <title>{shopName(locale)}</title>}
      {route.guard && <NoIndex />}
      <RoutePatterns value={PATTERNS}>
        <MoneyProvider>
          <Frame>
            <ErrorBoundary resetKey={entry} onRetry={refresh}>
              {isLoading && <noscript>{t('site.noScript')}</noscript>}
              <Suspense fallback={<PageSkeleton />}>
                <HydratedPart>{Shell ? <Shell>{page}</Shell> : page}</HydratedPart>
              </Suspense>
            </ErrorBoundary>
          </Frame>
        </MoneyProvider>
      </RoutePatterns>
      {panelOpen && (
        <LazyBoundary fallback={<EarlyKeys />} onFailed={() => endSignIn(false)}>
          <SignInPanel />
        </LazyBoundary>
      )}
      <LazyBoundary>
        <DeferredComponents />
      </LazyBoundary>
    </>
  );
}
