/** The states of a session, and the two transitions that the first render needs. The others are in `transition.ts`. */

/**
 * guest: no session, and none has expired.
 * member, visitor: a session exists; a visitor buys without an account.
 * expired: the session has ended, but not by signing out; the shopper's data of this tab is kept.
 * replaced: another shopper has signed in, or this one has signed out elsewhere; the document is reloading.
 */
type SessionKind = 'guest' | 'member' | 'visitor' | 'expired' | 'replaced';

export interface Session {
  kind: SessionKind;
  /** random id of the shopper whose data this tab holds; null if unknown */
  shopper: string | null;
}

/** What the cookies hold. */
export interface StoredSession {
  hasToken: boolean;
  shopper: string | null;
}

/**
 * clearTab, clearBrowser: remove the shopper's data of this tab, of all tabs; the latter keeps the shopper's id if
 * the session has only expired.
 * refetch: the data on the page is that of another session.
 * reload: reload the document.
 */
export type Effect = 'clearTab' | 'clearBrowser' | 'refetch' | 'reload';

/** The next state, and what has to be done. */
export interface Transition {
  session: Session;
  effects: readonly Effect[];
}

export const GUEST: Session = { kind: 'guest', shopper: null };

/** Begins the id of a visitor: the kind of a session is known from the id after a reload. */
export const VISITOR_PREFIX = 'v';

export const isSignedIn = ({ kind }: Pick<Session, 'kind'>): boolean =>
  kind === 'member' || kind === 'visitor';

/** The session of a visitor has ended. Visitors have no password and can only continue as visitors. */
export const isEndedVisitor = ({ kind, shopper }: Session): boolean =>
  kind === 'expired' && shopper?.startsWith(VISITOR_PREFIX) === true;

/** The session of the cookies: without a token, a known shopper's session has expired. */
export function sessionOf({ hasToken, shopper }: StoredSession): Session {
  if (!hasToken) return shopper === null ? GUEST : { kind: 'expired', shopper };
  return { kind: shopper?.startsWith(VISITOR_PREFIX) ? 'visitor' : 'member', shopper };
}

export const isOther = (owner: string | null, shopper: string | null): boolean =>
  owner !== null && owner !== shopper;

/** A session whose shopper is not known yet: its user data is still loading. */
export const isUnidentified = (session: Session): boolean =>
  isSignedIn(session) && session.shopper === null;

/** Whether another shopper has signed in, or this one has signed out. */
export const isReplacedBy = ({ shopper }: Session, stored: StoredSession): boolean =>
  stored.shopper === null || isOther(shopper, stored.shopper);

/** The document starts. @param owner the shopper whose data this tab holds */
export const restored = (stored: StoredSession, owner: string | null): Transition => ({
  session: sessionOf(stored),
  effects: isOther(owner, stored.shopper) ? ['clearTab'] : [],
});

/** 401 for the current token. */
export const expired = (session: Session): Transition =>
  isSignedIn(session)
    ? {
        session: { kind: 'expired', shopper: session.shopper },
        effects: isUnidentified(session) ? ['clearTab', 'clearBrowser'] : ['clearBrowser'],
      }
    : { session, effects: [] };
