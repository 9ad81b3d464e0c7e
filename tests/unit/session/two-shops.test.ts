import { expect, it } from 'vitest';
import { expired, GUEST, isUnidentified, restored, type Session } from '#/session/state.ts';
import { type SessionEvent, sessionTransition } from '#/session/transition.ts';

/** Two shops on two ports of one host: they share cookies, and nothing else. Each knows the shopper by an id of its own. */
function twoShops(areOfOneBackend: boolean) {
  const cookies = { token: null as string | null, shopper: null as string | null };
  let signIns = 0;
  let reloads = 0;

  function tab(shop: string) {
    let session: Session = GUEST;
    let owner: string | null = null;
    let active: string | null = null;

    function apply({ session: next, effects }: ReturnType<typeof sessionTransition>) {
      if (effects.includes('clearTab')) owner = null;
      session = next;
      owner = isUnidentified(next) ? 'unidentified' : (next.shopper ?? owner);
      active = cookies.token;
      if (!effects.includes('reload')) return;
      reloads += 1;
      open();
    }
    const dispatch = (event: SessionEvent) => apply(sessionTransition(session, event));
    const stored = () => ({ hasToken: cookies.token !== null, shopper: cookies.shopper });

    /** The document starts, and reads who its shopper is. */
    function open() {
      apply(restored(stored(), owner));
      read();
    }
    /** A call of the page. */
    function read() {
      if (cookies.token === null) return;
      if (areOfOneBackend || cookies.token.startsWith(shop)) {
        cookies.shopper = `m-${shop}`;
        return dispatch({ type: 'identified', shopper: cookies.shopper, isVisitor: false });
      }
      cookies.token = null;
      apply(expired(session));
    }
    return {
      open,
      read,
      show: () => {
        if (cookies.token !== active) dispatch({ type: 'changed', stored: stored() });
      },
      signIn: () => {
        Object.assign(cookies, { token: `${shop} ${(signIns += 1)}`, shopper: `m-${shop}` });
        dispatch({ type: 'signedIn', shopper: `m-${shop}` });
      },
    };
  }
  return { tabs: [tab('one'), tab('two')], reloads: () => reloads };
}

const ACTS = ['open', 'read', 'show', 'signIn'] as const;
const STEPS = [0, 1].flatMap((tab) => ACTS.map((act) => ({ tab, act })));

it.each([false, true])(
  'shops that share cookies do not reload each other on and on, of one backend: %s',
  (areOfOneBackend) => {
    // All sequences of four steps.
    for (let number = 0; number < STEPS.length ** 4; number += 1) {
      const { tabs, reloads } = twoShops(areOfOneBackend);
      for (let at = 0; at < 4; at += 1) {
        const step = STEPS[Math.floor(number / STEPS.length ** at) % STEPS.length];
        if (step) tabs[step.tab]?.[step.act]();
      }
      const look = () => {
        for (const { show, read } of tabs) {
          show();
          read();
        }
      };
      // Each tab finds out once what the other one has done.
      look();
      const before = reloads();
      for (let round = 0; round < 5; round += 1) look();
      expect(reloads()).toBe(before);
    }
  },
);
