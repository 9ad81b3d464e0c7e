import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '#/i18n/i18n.ts';
import { Announcer } from '#/layout/announcer.tsx';
import { setOfflinePicture } from '#/layout/error-page.tsx';
import { OfflineBar } from '#/layout/offline-bar.tsx';
import { Toaster } from '#/layout/toaster.tsx';
import { eventsConfig } from '#/config/events.ts';
import { noop } from '#/lib/noop.ts';
import { PrefetchLinks } from './prefetch-links.tsx';
import { RouteMark } from './route-mark.tsx';
import { SessionWatch } from '#/session/session-watch.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useTimeout } from '#/ui/use-timeout.ts';
import { WishlistLoader } from './wishlist-loader.tsx';

const Events = lazyPart(() => import('./events/events.tsx'), 'Events');

const PRELOAD_DELAY_MS = 4000;

/** Preloads optional code and texts; a failure is handled when they are needed. */
function preload(i18n: i18n) {
  import('#/session/sign-in/panel.tsx').catch(noop);
  loadNamespace(i18n, 'auth').catch(noop);
  import('#/assets/states/offline.webp?inline').then(
    ({ default: picture }) => setOfflinePicture(picture),
    noop,
  );
}

/** Components of every page that the first view does not need. */
export function DeferredComponents() {
  const { i18n } = useTranslation();
  useTimeout(() => preload(i18n), PRELOAD_DELAY_MS);
  return (
    <>
      <OfflineBar />
      <Toaster />
      <Announcer />
      <PrefetchLinks />
      <SessionWatch />
      <WishlistLoader />
      <RouteMark />
      {eventsConfig() && (
        <LazyBoundary>
          <Events />
        </LazyBoundary>
      )}
    </>
  );
}
