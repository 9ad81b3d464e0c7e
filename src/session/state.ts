/** The states of a session and all transitions between them. Pure: effects are returned as data. */

/**
 * guest: no session, and none has expired.
 * member, visitor: a session exists; a visitor buys without an account.
 * expired: the session has ended, but not by signing out; the shopper's data of this tab is kept.
 * replaced: another shopper has signed in, or this one has signed out elsewhere; the document is reloading.
 */
export type SessionKind = 'guest' | 'member' | 'visitor' | 'expired' | 'replaced';

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

/**
 * clearTab, clearBrowser: remove the shopper's data of this tab, of all tabs.
 * refetch: the data on the page is that of another session.
 * reload: reload the document.
 */
export type Effect = 'clearTab' | 'clearBrowser' | 'refetch' | 'reload';

export interface Transition {
  session: Session;
  effects: readonly Effect[];
}

export const GUEST: Session = { kind: 'guest', shopper: null };

const VISITOR_PREFIX = 'v';

/** Prefix of a new shopper id: the kind of a session is known from the id after a reload. */
export const idPrefix = (isVisitor: boolean): string => (isVisitor ? VISITOR_PREFIX : 'm');

export const isSignedIn = ({ kind }: Pick<Session, 'kind'>): boolean =>
  kind === 'member' || kind === 'visitor';

const signedInAs = (shopper: string | null): Session => ({
  kind: shopper?.startsWith(VISITOR_PREFIX) ? 'visitor' : 'member',
  shopper,
});

/** The session of the cookies: without a token, a known shopper's session has expired. */
const sessionOf = ({ hasToken, shopper }: StoredSession): Session => {
  if (hasToken) return signedInAs(shopper);
  return shopper === null ? GUEST : { kind: 'expired', shopper };
};

const isOther = (owner: string | null, shopper: string | null): boolean =>
  owner !== null && owner !== shopper;

const replacedBy = (shopper: string | null): Transition => ({
  session: { kind: 'replaced', shopper },
  effects: ['clearTab', 'reload'],
});

export function transition(session: Session, event: SessionEvent): Transition {
  const unchanged: Transition = { session, effects: [] };
  if (session.kind === 'replaced') return unchanged;
  switch (event.type) {
    case 'restored': {
      const effects: Effect[] = isOther(event.owner, event.stored.shopper) ? ['clearTab'] : [];
      return { session: sessionOf(event.stored), effects };
    }
    case 'changed': {
      const { hasToken, shopper } = event.stored;
      if (shopper === null || isOther(session.shopper, shopper)) return replacedBy(shopper);
      return { session: sessionOf(event.stored), effects: hasToken ? ['refetch'] : [] };
    }
    case 'signedIn':
      if (isOther(session.shopper, event.shopper)) return replacedBy(event.shopper);
      return { session: signedInAs(event.shopper), effects: ['refetch'] };
    case 'expired':
      if (!isSignedIn(session)) return unchanged;
      return {
        session: { kind: 'expired', shopper: session.shopper },
        effects: ['clearBrowser'],
      };
    case 'signedOut':
      return { session: GUEST, effects: ['clearTab', 'clearBrowser'] };
    case 'identified':
      if (!isSignedIn(session)) return unchanged;
      return {
        session: {
          kind: event.isVisitor ? 'visitor' : 'member',
          shopper: event.shopper ?? session.shopper,
        },
        effects:
          event.shopper !== null && isOther(session.shopper, event.shopper) ? ['clearTab'] : [],
      };
  }
}
