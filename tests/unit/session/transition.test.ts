import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUEST, type Session } from '#/session/state.ts';
import { type SessionEvent, sessionTransition } from '#/session/transition.ts';
import { stateDiagram } from '../machines/state-diagram.ts';

const MALI = 'm-mali';
const SOM = 'm-som';
const VISITOR = 'v-visitor';

const sessions: Record<Session['kind'], Session> = {
  guest: GUEST,
  member: { kind: 'member', shopper: MALI },
  visitor: { kind: 'visitor', shopper: VISITOR },
  expired: { kind: 'expired', shopper: MALI },
  replaced: { kind: 'replaced', shopper: SOM },
};
/** A session whose shopper is not known yet: its user data is still loading. */
const unknown: Session = { kind: 'member', shopper: null };

const restored = (hasToken: boolean, shopper: string | null, owner: string | null) =>
  ({ type: 'restored', stored: { hasToken, shopper }, owner }) as const;
const changed = (hasToken: boolean, shopper: string | null) =>
  ({ type: 'changed', stored: { hasToken, shopper } }) as const;
const signedIn = (shopper: string) => ({ type: 'signedIn', shopper }) as const;
const identified = (shopper: string | null, isVisitor = false) =>
  ({ type: 'identified', shopper, isVisitor }) as const;

type Row = [
  title: string,
  from: Session,
  event: SessionEvent,
  kind: Session['kind'],
  shopper: string | null,
  effects: string[],
];

const ROWS: Row[] = [
  ['a guest opens the shop', GUEST, restored(false, null, null), 'guest', null, []],
  ['a member opens the shop in a new tab', GUEST, restored(true, MALI, null), 'member', MALI, []],
  ['a visitor reloads', GUEST, restored(true, VISITOR, VISITOR), 'visitor', VISITOR, []],
  ['a token without an id is found', GUEST, restored(true, null, null), 'member', null, []],
  ['an expired session is reloaded', GUEST, restored(false, MALI, MALI), 'expired', MALI, []],
  ['a tab of another shopper', GUEST, restored(true, SOM, MALI), 'member', SOM, ['clearTab']],
  ['a tab after signing out', GUEST, restored(false, null, MALI), 'guest', null, ['clearTab']],

  ['a guest signs in', GUEST, signedIn(MALI), 'member', MALI, ['refetch']],
  ['a guest buys as a visitor', GUEST, signedIn(VISITOR), 'visitor', VISITOR, ['refetch']],
  ['signs in again', sessions.expired, signedIn(MALI), 'member', MALI, ['refetch']],
  ['another signs in', sessions.expired, signedIn(SOM), 'replaced', SOM, ['clearTab', 'reload']],
  [
    'a visitor registers',
    sessions.visitor,
    signedIn(MALI),
    'replaced',
    MALI,
    ['clearTab', 'reload'],
  ],
  [
    'signs in before the user data is loaded',
    unknown,
    signedIn(MALI),
    'member',
    MALI,
    ['clearTab', 'refetch'],
  ],

  ['401 of a member', sessions.member, { type: 'expired' }, 'expired', MALI, ['clearBrowser']],
  [
    '401 of an unknown shopper',
    unknown,
    { type: 'expired' },
    'expired',
    null,
    ['clearTab', 'clearBrowser'],
  ],
  ['401 of a visitor', sessions.visitor, { type: 'expired' }, 'expired', VISITOR, ['clearBrowser']],
  ['401 of a guest', GUEST, { type: 'expired' }, 'guest', null, []],
  ['a second 401', sessions.expired, { type: 'expired' }, 'expired', MALI, []],

  [
    'signs out',
    sessions.member,
    { type: 'signedOut' },
    'guest',
    null,
    ['clearTab', 'clearBrowser'],
  ],
  [
    'signs out after expiry',
    sessions.expired,
    { type: 'signedOut' },
    'guest',
    null,
    ['clearTab', 'clearBrowser'],
  ],

  ['first sign-in, in another tab', GUEST, changed(true, MALI), 'member', MALI, ['refetch']],
  [
    'same shopper, in another tab',
    sessions.expired,
    changed(true, MALI),
    'member',
    MALI,
    ['refetch'],
  ],
  [
    'another shopper, in another tab',
    sessions.member,
    changed(true, SOM),
    'replaced',
    SOM,
    ['clearTab', 'reload'],
  ],
  [
    'sign-out in another tab',
    sessions.member,
    changed(false, null),
    'replaced',
    null,
    ['clearTab', 'reload'],
  ],
  [
    'a token without an id, in another tab',
    GUEST,
    changed(true, null),
    'replaced',
    null,
    ['clearTab', 'reload'],
  ],
  ['expiry in another tab', sessions.member, changed(false, MALI), 'expired', MALI, []],
  [
    'a token of unknown origin',
    sessions.member,
    changed(true, null),
    'replaced',
    null,
    ['clearTab', 'reload'],
  ],

  ['the user data names the shopper', unknown, identified(MALI), 'member', MALI, []],
  ['the user data names the same shopper', sessions.member, identified(MALI), 'member', MALI, []],
  [
    'the user data names another one',
    sessions.member,
    identified(SOM),
    'member',
    SOM,
    ['clearTab'],
  ],
  ['the user data is that of a visitor', unknown, identified(null, true), 'visitor', null, []],
  ['the shopper cannot be identified', sessions.member, identified(null), 'member', MALI, []],
  ['user data that arrives after expiry', sessions.expired, identified(SOM), 'expired', MALI, []],
  ['user data that arrives after signing out', GUEST, identified(MALI), 'guest', null, []],
];

describe('transition', () => {
  it.each(ROWS)('%s', (_title, from, event, kind, shopper, effects) => {
    expect(sessionTransition(from, event)).toEqual({ session: { kind, shopper }, effects });
  });

  it.each([
    restored(true, MALI, null),
    changed(true, MALI),
    signedIn(MALI),
    { type: 'expired' },
    { type: 'signedOut' },
    identified(MALI),
  ] as SessionEvent[])('does nothing until the reload: $type', (event) => {
    expect(sessionTransition(sessions.replaced, event)).toEqual({
      session: sessions.replaced,
      effects: [],
    });
  });

  it('keeps the shopper of the tab whenever a session expires', () => {
    for (const session of [sessions.member, sessions.visitor, unknown])
      expect(sessionTransition(session, { type: 'expired' }).session.shopper).toBe(session.shopper);
  });

  it('has the diagram of the docs', () => {
    const ofVisitor = [changed(false, VISITOR), changed(true, VISITOR)];
    const events: SessionEvent[] = [...ROWS.map(([, , event]) => event), ...ofVisitor];
    const diagram = stateDiagram({
      states: [...Object.values(sessions), unknown],
      // It is the first event of a document.
      events: events.filter(({ type }) => type !== 'restored'),
      transition: (state, event) => {
        const { session, effects } = sessionTransition(state, event);
        return { state: session, effects };
      },
      first: 'guest',
    });
    expect(readFileSync('docs/how-to/change-session-handling.md', 'utf8')).toContain(diagram);
  });
});
