import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type OperationId, operations } from '#generated/operations.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { isUnseen, queriesOf } from '#/api/query-client.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import { useRouter } from '#/router/router.tsx';
import { identifyShopper, syncSession, writeZone, onSessionChange } from './change-session.ts';
import { hardReload } from './reload.ts';
import { shopperOfUser } from './shopper-id.ts';
import { endSignIn } from './sign-in/panel-store.ts';
import { sessionStore } from './session.ts';
import { isUnidentified } from './state.ts';
import { readToken } from './storage.ts';
import { useSession } from './use-session.ts';

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

  const sync = useEffectEvent(() => {
    const effects = syncSession();
    if (effects.includes('reload')) return hardReload();
    // Expired in another tab: this tab handles that with its next call.
    if (!effects.includes('refetch')) return;
    endSignIn(true);
    void queryClient.invalidateQueries();
    if (entry.prepared.error || entry.prepared.route.guard === 'guest') refresh();
  });

  const restore = useEffectEvent(async () => {
    sync();
    if (tokenAtHide.current === null) return;
    // An expired session is only detected by a call.
    if (readToken() !== null) await queryClient.invalidateQueries({ predicate: isPersonal });
    if (readToken() === null) hardReload();
  });

  useEffect(() => {
    const onChange = () => sync();
    const onHide = () => {
      tokenAtHide.current = readToken();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted ? restore() : sync());
    const stop = onSessionChange(onChange);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onChange);
    sync();
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}

/** Stores who the session belongs to, once the user data is loaded. */
function useIdentify() {
  const queryClient = useQueryClient();
  // Pages without the whole header do not load it.
  useUserInfo({ query: { enabled: sessionStore(isUnidentified) } });

  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const identify = async (user: UserCenter) => {
      const token = readToken();
      const shopper = await shopperOfUser(user);
      if (token === readToken()) identifyShopper(shopper, user.userType === 'visitor');
    };
    for (const { state } of cache.findAll({ predicate: isUser }))
      if (state.data) void identify(state.data as UserCenter);
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && isUser(event.query))
        void identify(event.query.state.data as UserCenter);
    });
  }, [queryClient]);
}

/** Stores the time zone for the server, which writes the times of this shopper's pages. */
function useZone() {
  const { signedIn } = useSession();

  useEffect(() => {
    if (signedIn) writeZone();
  }, [signedIn]);
}

/** Removes the previous shopper's queries from a guest's cache, however the session ended. */
function useClearAfterSignOut() {
  const queryClient = useQueryClient();
  const { key } = useRouter().entry.location;
  const { signedIn } = useSession();
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
  useIdentify();
  useZone();
  useClearAfterSignOut();
  return null;
}
