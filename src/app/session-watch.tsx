import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type OperationId, operations } from '#generated/operations.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { isUnseen, queriesOf } from '#/api/query-client.ts';
import { followSession, readToken, useSession } from '#/api/session.ts';
import {
  hasSessionChanged,
  storeFingerprint,
  onSessionChange,
  browserFingerprint,
  tabFingerprint,
} from '#/api/session-change.ts';
import { endSignIn } from '#/session/sign-in/panel-store.ts';
import { userFingerprint } from '#/session/sign-in/fingerprint.ts';
import { hardReload, resetAndReload } from '#/session/sign-in/reload.ts';
import { tabStore } from '#/lib/storage.ts';
import { useRouter } from '#/router/router.tsx';

const isUser = queriesOf(['userInfo']);
const isPersonal = queriesOf(
  (Object.keys(operations) as OperationId[]).filter((id) => operations[id].signIn === 'required'),
);

/**
 * Synchronizes this page with session changes in other tabs and during its time in the back/forward cache. For the same
 * shopper, or the first one of this tab, queries are invalidated; for another shopper, and after signing out, the page is
 * reset and reloaded. A page restored from the cache is also reloaded if its session has expired.
 */
function useOtherTabs() {
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();

  /** token at the time this page entered the back/forward cache */
  const tokenAtHide = useRef<string | null>(null);

  const syncSession = useEffectEvent(() => {
    if (!hasSessionChanged()) return;
    const shopper = browserFingerprint();
    const ownFingerprint = tabFingerprint();
    if (shopper === null || (ownFingerprint !== null && ownFingerprint !== shopper))
      return resetAndReload();
    followSession();
    // Expired in another tab: this tab handles that with its next call.
    if (readToken() === null) return;
    storeFingerprint(shopper);
    endSignIn(true);
    void queryClient.invalidateQueries();
    if (entry.prepared.error || entry.prepared.route.guard === 'guest') refresh();
  });

  const restore = useEffectEvent(async () => {
    syncSession();
    if (tokenAtHide.current === null) return;
    // An expired session is only detected by a call.
    if (readToken() !== null) await queryClient.invalidateQueries({ predicate: isPersonal });
    if (readToken() === null) hardReload();
  });

  useEffect(() => {
    const onChange = () => syncSession();
    const onHide = () => {
      tokenAtHide.current = readToken();
    };
    const onShow = ({ persisted }: PageTransitionEvent) =>
      void (persisted ? restore() : syncSession());
    const stop = onSessionChange(onChange);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onChange);
    syncSession();
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}

/** Stores the fingerprint of this tab's shopper once the user data is loaded. */
function useOwner() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const storeOwner = (user: UserCenter) => {
      const shopper = userFingerprint(user);
      if (shopper === null || shopper === tabFingerprint()) return;
      if (tabFingerprint() !== null) tabStore.clear();
      storeFingerprint(shopper);
    };
    for (const { state } of cache.findAll({ predicate: isUser }))
      if (state.data) storeOwner(state.data as UserCenter);
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && isUser(event.query))
        storeOwner(event.query.state.data as UserCenter);
    });
  }, [queryClient]);
}

/** Removes the previous shopper's queries from a guest's cache, however the session ended. */
function useClearAfterSignOut() {
  const queryClient = useQueryClient();
  const { key } = useRouter().entry.location;
  const signedIn = useSession((state) => state.signedIn);
  // Observed queries are kept, because removing them would refetch; they are removed on the next page.
  const rounds = useRef(0);

  useEffect(() => {
    if (signedIn) {
      rounds.current = 2;
      return;
    }
    const all = rounds.current > 0;
    rounds.current -= 1;
    // A pending query belongs to the next page, and is removed on the page after that.
    queryClient.removeQueries({
      predicate: (query) =>
        isUnseen(query) && query.state.fetchStatus === 'idle' && (all || isPersonal(query)),
    });
  }, [queryClient, key, signedIn]);
}

/** Keeps this tab's data in line with the session. */
export function SessionWatch() {
  useOtherTabs();
  useOwner();
  useClearAfterSignOut();
  return null;
}
