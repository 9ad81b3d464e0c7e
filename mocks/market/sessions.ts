import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { newToken } from './numbers.ts';
import type { Session, User } from './state.ts';

const LIFE = 24 * 60 * 60 * 1000;

export interface SignedIn {
  token: string;
  user: User;
}

export function openSession(market: Market, user: User): SignedIn {
  const token = newToken(market);
  market.state.sessions = market.state.sessions.filter((session) => isValid(market, session));
  market.state.sessions.push({ token, userId: user.id, seen: now(market) });
  market.changed();
  return { token, user };
}

/** User of a token, or null. Does not extend the session; accepted protected calls do. */
export function userOf(market: Market, token: string | null | undefined): User | null {
  const session = liveSession(market, token);
  return market.state.users.find((user) => user.id === session?.userId) ?? null;
}

/** User of a protected call. Extends the session by 24 hours. */
export function requireUser(market: Market, token: string | null | undefined): User {
  const session = liveSession(market, token);
  const user = userOf(market, token);
  if (!session || !user) fail('notSignedIn', 401);

  session.seen = now(market);
  market.changed();
  return user;
}

export function tokenExists(market: Market, token: string | null | undefined): boolean {
  return userOf(market, token) !== null;
}

export function logout(market: Market, token: string | null | undefined): void {
  market.state.sessions = market.state.sessions.filter((session) => session.token !== token);
  market.changed();
}

/** @param keep token of a session that stays valid */
export function endSessions(market: Market, userId: number, keep: string | null = null): void {
  market.state.sessions = market.state.sessions.filter(
    (session) => session.userId !== userId || session.token === keep,
  );
  market.changed();
}

function liveSession(market: Market, token: string | null | undefined): Session | undefined {
  return market.state.sessions.find(
    (session) => session.token === token && isValid(market, session),
  );
}

function isValid(market: Market, session: Session): boolean {
  return now(market) - session.seen < LIFE;
}
