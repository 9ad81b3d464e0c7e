import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { UserCenter } from '../../generated/model/userCenter.ts';
import { isUnseen, queriesOf } from '../api/query-client.ts';
import { followSession, readToken, useSession } from '../api/session.ts';
import {
  hasMoved,
  keepShopper,
  onSessionChange,
  signedInShopper,
  tabShopper,
} from '../api/session-change.ts';
import { endSignIn } from '../features/sign-in/panel-store.ts';
import { markOfUser } from '../features/sign-in/shopper-mark.ts';
import { loadAnew, startAnew } from '../features/sign-in/start-anew.ts';
import { tabStore } from '../lib/storage.ts';
import { useRouter } from '../router/router.tsx';

const isUser = queriesOf(['userInfo']);
const isPersonal = queriesOf(
  (Object.keys(operations) as OperationId[]).filter((id) => operations[id].signIn === 'required'),
);

/**
 * Follows what other tabs do, and what was done while this page lay in the browser's history. The same shopper (or the
 * first one of this tab) goes on where they are, with fresh data; for anybody else, and after signing out, the page begins
 * anew. So does a page out of the history when the session has ended by itself: nobody typed there just now.
 */
function useOtherTabs() {
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();

  /** token with which this page went into the browser's history */
  const left = useRef<string | null>(null);

  const look = useEffectEvent(() => {
    if (!hasMoved()) return;
    const shopper = signedInShopper();
    const mine = tabShopper();
    if (shopper === null || (mine !== null && mine !== shopper)) return startAnew();
    followSession();
    // It ended by itself over there: here that shows with the next call.
    if (readToken() === null) return;
    keepShopper(shopper);
    endSignIn(true);
    void queryClient.invalidateQueries();
    if (entry.prepared.error || entry.prepared.route.guard === 'guest') refresh();
  });

  const comeOut = useEffectEvent(async () => {
    look();
    if (left.current === null) return;
    // Nobody knows of an end that was not asked for.
    if (readToken() !== null) await queryClient.invalidateQueries({ predicate: isPersonal });
    if (readToken() === null) loadAnew();
  });

  useEffect(() => {
    const onLook = () => look();
    const onHide = () => {
      left.current = readToken();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted ? comeOut() : look());
    const stop = onSessionChange(onLook);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onLook);
    look();
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
}

/** Notes whose tab this is as soon as the backend has said it. */
function useOwner() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const learn = (user: UserCenter) => {
      const mark = markOfUser(user);
      if (mark === null || mark === tabShopper()) return;
      if (tabShopper() !== null) tabStore.clear();
      keepShopper(mark);
    };
    for (const { state } of cache.findAll({ predicate: isUser }))
      if (state.data) learn(state.data as UserCenter);
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && isUser(event.query))
        learn(event.query.state.data as UserCenter);
    });
  }, [queryClient]);
}

/** A guest's tab keeps nothing of the shopper who was here before, however the session ended. */
function useForgetting() {
  const queryClient = useQueryClient();
  const { key } = useRouter().entry.location;
  const signedIn = useSession((state) => state.signedIn);
  // What the open page shows is not touched, it would ask again: that follows on the next page.
  const rounds = useRef(0);

  useEffect(() => {
    if (signedIn) {
      rounds.current = 2;
      return;
    }
    const all = rounds.current > 0;
    rounds.current -= 1;
    // One that is under way is what the next page waits for: it ends by itself, and goes with the page after that.
    queryClient.removeQueries({
      predicate: (query) =>
        isUnseen(query) && query.state.fetchStatus === 'idle' && (all || isPersonal(query)),
    });
  }, [queryClient, key, signedIn]);
}

/** Keeps this tab true to whoever is signed in. */
export function SessionWatch() {
  useOtherTabs();
  useOwner();
  useForgetting();
  return null;
}
