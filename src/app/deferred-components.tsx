import type { i18n } from 'i18next';
import { useEffect, useState, useSyncExternalStore, useLayoutEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { loadNamespace } from '#/i18n/i18n.ts';
import { eventsConfig } from '#/config/events.ts';
import { noop } from '#/lib/noop.ts';
import { persisted, usePersisted } from '#/lib/persisted.ts';
import { browserStore } from '#/lib/storage.ts';
import { whenIdle } from '#/lib/when-idle.ts';
import { hasSession, sessionStore } from '#/session/session.ts';
import { DEVICE_WISHES_KEY } from '#/session/storage.ts';
import { SessionWatch } from '#/session/session-watch.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { presses } from '#/router/presses.ts';
import { useRouter } from '#/router/router.tsx';
import { useTimeout } from '#/ui/use-timeout.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useCardAdds, useHeartStore } from '#/domain/product/card-presses.ts';
import { PrefetchLinks } from './prefetch-links.tsx';
import { useFileDrops } from './use-file-drops.ts';
import { closeFieldErrors, useToasts } from '#/shared/toasts/store.ts';
import { ToastList } from '#/ui/toast.tsx';
import * as styles from './offline-bar.module.css';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { announce, forgetAnnounced, useAnnouncement } from '#/ui/announce.ts';
import { useOpenDialogs } from '#/ui/open-dialogs.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs work when the shopper first uses the page: with the pointer, the keyboard, or by scrolling. Returns a cancel function. */
function whenUsed(work: () => void): () => void {
  const controller = new AbortController();
  function start() {
    controller.abort();
    work();
  }
  for (const sign of SIGNS)
    window.addEventListener(sign, start, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
  return () => controller.abort();
}

/**
 * Announces a page change and all other changes to screen readers, and moves focus to the content of a new page, unless
 * the shopper has gone on with something else meanwhile.
 */
function Announcer() {
  const { t } = useTranslation();
  const { entry } = useRouter();
  const left = useRef(entry.location.pathname);
  const arrived = useRef(entry.location.pathname);
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.at(-1));

  // Before the effects of the new page.
  useLayoutEffect(() => {
    const { pathname } = entry.location;
    const isLeaving = left.current !== pathname;
    const isArriving = arrived.current !== pathname && !entry.prepared.isLoading;
    left.current = pathname;
    if (isLeaving) forgetAnnounced();
    const isAwaited = isLeaving && entry.kind === 'push' && entry.presses === presses();
    // Going back and redirects remove what had the focus, too.
    const isLost = (isLeaving || isArriving) && document.activeElement === document.body;
    if (isAwaited || isLost) document.getElementById('main')?.focus({ preventScroll: true });
    if (!isArriving) return;
    arrived.current = pathname;
    // The document title changes one frame after the content.
    const timer = window.setTimeout(
      () => announce('page', t('site.arrived', { page: document.title })),
      100,
    );
    return () => window.clearTimeout(timer);
  }, [entry, t]);

  // An open dialog makes everything outside of it inert.
  return dialog ? createPortal(<LiveRegion />, dialog) : <LiveRegion />;
}

/** Says what is announced from now on: a region that appears with a text would say it again, or not at all. */
function LiveRegion() {
  const { lines, number } = useAnnouncement();
  const [before] = useState(number);
  return (
    <div className="sr" role="status" aria-live="polite">
      {number > before && lines.map((line, index) => <p key={`${number}.${index}`}>{line}</p>)}
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. Retries failed queries of the page once it is online again. */
function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const queryClient = useQueryClient();

  useWindowEvent('online', () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error?.kind === 'network',
    });
  });

  if (online) return null;
  return (
    <div className={styles.root} role="alert">
      {t('error.offline')}
    </div>
  );
}

/**
 * A key that is held down presses once: what has the focus afterwards, such as "Undo" in the place of a removed line, is
 * another button. Numbers are stepped, and lines are broken, as long as it is held.
 */
function useSinglePresses() {
  useWindowEvent('keydown', (event) => {
    const { target, key, repeat } = event;
    if (!repeat || key !== 'Enter' || !(target instanceof Element)) return;
    if (!target.closest('textarea, [role=group]:has(> [role=spinbutton])')) event.preventDefault();
  });
}

/** Some password managers fill in fields without events. React ignores the event of a field whose value it knows. */
function enterUnnoticed({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return;
  for (const field of target.querySelectorAll('input, textarea'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Before a form is sent, what was filled in unnoticed is entered in it, and what its last try has said is closed. */
function prepareSubmit(event: Event) {
  closeFieldErrors();
  enterUnnoticed(event);
}

function useSubmits() {
  useEffect(() => {
    window.addEventListener('submit', prepareSubmit, { capture: true });
    return () => window.removeEventListener('submit', prepareSubmit, { capture: true });
  }, []);
}

/** Toasts appear below the header, whatever its height. */
const belowHeader = () =>
  Math.max(0, document.querySelector('[data-masthead]')?.getBoundingClientRect().bottom ?? 0) + 24;

function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return <ToastList items={toasts} top={belowHeader} />;
}

const hasPress = () => useHeartStore.getState().pressed.size > 0;

/** Resolves when a heart is pressed. */
const firstPress = () =>
  new Promise<void>((resolve) => {
    if (hasPress()) return resolve();
    const unsubscribe = useHeartStore.subscribe(() => {
      if (!hasPress()) return;
      unsubscribe();
      resolve();
    });
  });

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

const loadWishlist = () => import('#/domain/wishlist/sync/wishlist-sync.tsx');

const WishlistSync = lazyPart(async () => {
  await Promise.race([idle(), firstPress()]);
  // Nothing is shown if the code cannot be loaded before it is needed.
  return loadWishlist().catch(() => firstPress().then(loadWishlist));
}, 'WishlistSync');

const hasDeviceWishes = persisted(
  browserStore,
  DEVICE_WISHES_KEY,
  (stored) => Array.isArray(stored) && stored.length > 0,
);

/** Whether a heart has been pressed, or shows a wishlist: that of this device, or that of the member. Stays true. */
function useHasHearts(): boolean {
  const isOnDevice = usePersisted(hasDeviceWishes);
  const isMember = sessionStore(({ kind }) => kind === 'member');
  const isNeeded = useHeartStore(
    ({ pressed, hasCards }) => pressed.size > 0 || isOnDevice || (isMember && hasCards),
  );
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded || wasNeeded;
}

/** Loads what stores the pressed hearts. A press before that is kept; it is undone if the code cannot be loaded. */
function WishlistLoader() {
  const hasHearts = useHasHearts();
  const [failures, setFailures] = useState(0);

  function undo() {
    useHeartStore.setState({ pressed: new Map() });
    setFailures((count) => count + 1);
  }

  if (!hasHearts) return null;
  return (
    <LazyBoundary key={failures} onFailed={undo}>
      <WishlistSync />
    </LazyBoundary>
  );
}

const CardAdds = lazyPart(() => import('#/domain/cart/card-adds.tsx'), 'CardAdds');

/** Loads what adds to the cart with the first press on a card. */
function CardAddsLoader() {
  const hasAdds = useCardAdds((adds) => Object.keys(adds).length > 0);
  if (!hasAdds) return null;
  return (
    <LazyBoundary onFailed={() => useCardAdds.setState({}, true)}>
      <CardAdds />
    </LazyBoundary>
  );
}

/** Updates the pattern of the current route in the document, for field data (`src/field/measure.ts`) and events. */
function RouteMark() {
  const { path } = useRouter().entry.prepared.route;
  useOnChange(path, () => {
    document.documentElement.dataset.route = path;
  });
  return null;
}

const Events = lazyPart(() => import('./events/events.tsx'), 'Events');

/** Preloads the header's menus, the offline page's picture, what stores hearts and, for guests, the sign-in panel. A failure is handled when they are needed. */
function preload(i18n: i18n) {
  import('#/layout/error-page.tsx').then((page) => page.preloadOfflinePicture()).catch(noop);
  import('#/domain/category/category-rail.tsx').catch(noop);
  import('#/layout/language-links.tsx').catch(noop);
  loadWishlist().catch(noop);
  if (hasSession()) return;
  import('#/session/sign-in/panel.tsx').catch(noop);
  loadNamespace(i18n, 'auth').catch(noop);
}

/** The first press or hover loads the next page, which must not wait for optional code. */
const PRELOAD_DELAY_MS = 4000;

/** Optional code and texts are not needed before the page is used. */
function usePreload() {
  const { i18n } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  useTimeout(() => whenIdle(() => preload(i18n)), isUsed ? PRELOAD_DELAY_MS : null);
}

/** Components of every page that the first view does not need. */
export function DeferredComponents() {
  usePreload();
  useFileDrops();
  useSinglePresses();
  useSubmits();
  return (
    <>
      <OfflineBar />
      <Toaster />
      <Announcer />
      <PrefetchLinks />
      <SessionWatch />
      <WishlistLoader />
      <CardAddsLoader />
      <RouteMark />
      {eventsConfig() && (
        <LazyBoundary>
          <Events />
        </LazyBoundary>
      )}
    </>
  );
}
