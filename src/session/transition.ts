import {
  type Effect,
  expired,
  GUEST,
  isOther,
  isReplacedBy,
  isSignedIn,
  isUnidentified,
  restored,
  type Session,
  sessionOf,
  type StoredSession,
  type Transition,
} from './state.ts';

export type SessionEvent =
  /** the document starts; `owner` is the shopper whose data this tab holds */
  | { type: 'restored'; stored: StoredSession; owner: string | null }
  /** another tab, or another page of this tab, changed the token */
  | { type: 'changed'; stored: StoredSession }
  | { type: 'signedIn'; shopper: string }
  /** 401 for the current token */
  | { type: 'expired' }
  | { type: 'signedOut' }
  /** the user data is loaded; without a `shopper` it is only known whether it is a visitor */
  | { type: 'identified'; isVisitor: boolean; shopper: string | null };

const replacedBy = (shopper: string | null): Transition => ({
  session: { kind: 'replaced', shopper },
  effects: ['clearTab', 'reload'],
});

function changed(session: Session, stored: StoredSession): Transition {
  if (isReplacedBy(session, stored)) return replacedBy(stored.shopper);
  // The next session may be that of another shopper.
  const clear: Effect[] = isUnidentified(session) ? ['clearTab'] : [];
  return { session: sessionOf(stored), effects: stored.hasToken ? [...clear, 'refetch'] : clear };
}

function identified(session: Session, shopper: string | null, isVisitor: boolean): Transition {
  if (!isSignedIn(session)) return { session, effects: [] };
  return {
    session: { kind: isVisitor ? 'visitor' : 'member', shopper: shopper ?? session.shopper },
    effects: shopper !== null && isOther(session.shopper, shopper) ? ['clearTab'] : [],
  };
}

/** All transitions of a session. Pure: effects are returned as data. */
export function sessionTransition(session: Session, event: SessionEvent): Transition {
  if (session.kind === 'replaced') return { session, effects: [] };
  switch (event.type) {
    case 'restored':
      return restored(event.stored, event.owner);
    case 'changed':
      return changed(session, event.stored);
    case 'signedIn':
      return changed(session, { hasToken: true, shopper: event.shopper });
    case 'expired':
      return expired(session);
    case 'signedOut':
      return { session: GUEST, effects: ['clearTab', 'clearBrowser'] };
    case 'identified':
      return identified(session, event.shopper, event.isVisitor);
  }
}
