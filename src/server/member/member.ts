import type { IncomingMessage } from 'node:http';
import { ZONE_COOKIE } from '#/i18n/zone.ts';
import { cookieIn } from '#/lib/cookie.ts';
import { type Session, sessionOf } from '#/session/state.ts';
import { SHOPPER_COOKIE, TOKEN_COOKIE, tokenOf } from '#/session/storage.ts';
import { offsetIn } from './zone.ts';

/** A shopper with a session, a member or a visitor, as her cookies say. */
export interface Member {
  token: string;
  session: Session;
  /** minutes that her local time is ahead of UTC at a point in time */
  offset: (date: Date) => number;
}

/** The shopper of a request; null for guests, and for a browser whose time zone is not known yet. */
export function memberOf({ headers }: IncomingMessage): Member | null {
  const cookies = headers.cookie ?? '';
  const token = tokenOf(cookieIn(cookies, TOKEN_COOKIE));
  if (token === null) return null;
  const offset = offsetIn(cookieIn(cookies, ZONE_COOKIE) ?? '');
  if (!offset) return null;
  const shopper = cookieIn(cookies, SHOPPER_COOKIE) || null;
  return { token, session: sessionOf({ hasToken: true, shopper }), offset };
}
