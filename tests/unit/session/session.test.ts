// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginResult } from '#generated/model/loginResult.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import {
  endSession,
  identifyShopper,
  onSessionChange,
  startSession,
  syncSession,
  tabShopper,
  writeToken,
} from '#/session/change-session.ts';
import { expireSession, hasSession, restoreSession, sessionStore } from '#/session/session.ts';
import { shopperOfLogin, shopperOfUser } from '#/session/shopper-id.ts';
import { writeCookie } from '#/lib/cookie.ts';
import { deleteToken, readToken, SHOPPER_COOKIE, TOKEN_COOKIE } from '#/session/storage.ts';

/** Sets the cookie with the shopper's id; empty removes it. */
const setShopper = (shopper: string) => writeCookie(SHOPPER_COOKIE, shopper, shopper ? 60 : 0);

const login = (changes: Partial<LoginResult> = {}): LoginResult => ({
  token: 'token-1',
  uid: 1,
  nickname: 'Mali',
  email: 'mali@lychee.test',
  phone: '13800138000',
  identity: 'x',
  type: 'email',
  ...changes,
});
const user = {
  userType: 'email',
  email: 'mali@lychee.test',
  phone: '13800138000',
  nickname: 'Mali',
};
const userCenter = (changes: object = {}) => ({ ...user, ...changes }) as UserCenter;

beforeEach(() => {
  deleteToken();
  setShopper('');
  window.localStorage.clear();
  window.sessionStorage.clear();
  restoreSession();
});

describe('the id of a shopper', () => {
  it('is random: it holds nothing of the account, and differs in another browser', async () => {
    const id = await shopperOfLogin(login());
    expect(id).toMatch(/^m[0-9a-f]{32}$/);
    window.localStorage.clear();
    expect(await shopperOfLogin(login())).not.toBe(id);
  });

  it('is the same for the same shopper, by the response of the sign-in and by the user data', async () => {
    const id = await shopperOfLogin(login());
    expect(await shopperOfLogin(login({ token: 'token-2', nickname: 'New name' }))).toBe(id);
    expect(await shopperOfUser(userCenter())).toBe(id);
  });

  it('changes with the shopper', async () => {
    const id = await shopperOfLogin(login());
    expect(await shopperOfUser(userCenter({ email: 'som@lychee.test' }))).not.toBe(id);
    expect(await shopperOfLogin(login({ type: 'phone' }))).not.toBe(id);
  });

  it('identifies a visitor by the response of the sign-in only', async () => {
    const id = await shopperOfLogin(login({ type: 'visitor', uid: 7 }));
    expect(id).toMatch(/^v/);
    expect(await shopperOfUser(userCenter({ userType: 'visitor' }))).toBeNull();
    expect(await shopperOfLogin(login({ type: 'visitor', uid: 8 }))).toBe(id);
    expect(await shopperOfLogin(login({ type: 'visitor', email: 'other@x.y' }))).not.toBe(id);
  });

  it('is new for every sign-in if the browser has no hash, and for an invalid record', async () => {
    const id = await shopperOfLogin(login());
    window.localStorage.setItem('lychee.shopper', '{"id":');
    expect(await shopperOfLogin(login())).not.toBe(id);
    const hash = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(await shopperOfLogin(login())).not.toBe(await shopperOfLogin(login()));
    expect(await shopperOfUser(userCenter())).toBeNull();
    hash.mockRestore();
  });

  it('stores neither the id nor a digest beyond signing out', async () => {
    const id = await shopperOfLogin(login());
    startSession(id, 'token-1');
    expect(window.localStorage.getItem('lychee.shopper')).not.toBeNull();
    endSession();
    expect(window.localStorage.getItem('lychee.shopper')).toBeNull();
    expect(document.cookie).not.toContain(id);
  });
});

describe('the session', () => {
  it('keeps the data of the tab when it expires and the same shopper signs in again', async () => {
    startSession(await shopperOfLogin(login()), 'token-1');
    window.sessionStorage.setItem('lychee.draft.refund', 'text');
    window.localStorage.setItem('lychee.searches', '["tea"]');
    expireSession();
    expect(window.localStorage.getItem('lychee.searches')).toBeNull();
    const { effects } = startSession(await shopperOfLogin(login({ token: 't2' })), 't2');
    expect(effects).toEqual(['refetch']);
    expect(window.sessionStorage.getItem('lychee.draft.refund')).toBe('text');
  });

  it('removes the data of the tab when another shopper signs in, but no keys of other applications', async () => {
    startSession(await shopperOfLogin(login()), 'token-1');
    expireSession();
    window.sessionStorage.setItem('lychee.draft.refund', 'text');
    window.sessionStorage.setItem('other', 'text');
    const som = await shopperOfLogin(login({ email: 'som@lychee.test' }));
    expect(startSession(som, 't2').effects).toContain('reload');
    expect(window.sessionStorage.getItem('lychee.draft.refund')).toBeNull();
    expect(window.sessionStorage.getItem('other')).toBe('text');
    restoreSession();
    expect([sessionStore.getState().kind, tabShopper()]).toEqual(['member', som]);
  });

  it('follows another tab: a new token of the same shopper, its expiry, and signing out', () => {
    startSession('m1', 'token-1');
    expect(syncSession()).toEqual([]);
    writeToken('token-2');
    expect(syncSession()).toEqual(['refetch']);
    deleteToken();
    expect(syncSession()).toEqual([]);
    expect(sessionStore.getState().kind).toBe('expired');
    writeToken('token-3');
    setShopper('');
    expect(syncSession()).toEqual(['clearTab', 'reload']);
  });

  it('learns its shopper from the user data, and clears the tab if it is another one', () => {
    writeToken('token-1');
    restoreSession();
    window.sessionStorage.setItem('lychee.checkout', 'text');
    identifyShopper('m1', false);
    expect(tabShopper()).toBe('m1');
    expect(window.sessionStorage.getItem('lychee.checkout')).toBe('text');
    identifyShopper('m2', false);
    expect(window.sessionStorage.getItem('lychee.checkout')).toBeNull();
    expect(window.sessionStorage.getItem('lychee.owner')).toBe('m2');
  });

  it('lasts until a reload if the browser blocks cookies', () => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(startSession('m1', 'token-1').isLasting).toBe(false);
    expect([hasSession(), readToken()]).toEqual([true, 'token-1']);
    expect(syncSession()).toEqual([]);
    expireSession();
    expect(readToken()).toBeNull();
    blocked.mockRestore();
  });

  it('starts and ends in a browser that blocks channels with storage', () => {
    vi.stubGlobal('BroadcastChannel', function Blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const stop = onSessionChange(() => undefined);
    expect(startSession('m1', 'token-1').isLasting).toBe(true);
    endSession();
    expect(hasSession()).toBe(false);
    stop();
    vi.unstubAllGlobals();
  });

  it('starts as the one of the cookies', () => {
    writeToken('token-1');
    setShopper('v1');
    restoreSession();
    expect(sessionStore.getState()).toEqual({ kind: 'visitor', shopper: 'v1' });
  });
});

it.each([
  'Bearer 中文',
  'Bearer a\r\nb',
  'Bearer ',
  'Bearer a b',
  `Bearer ${'a'.repeat(5000)}`,
  'a',
  '',
])('a cookie with what no call could send is that of a guest: %j', (value) => {
  writeCookie(TOKEN_COOKIE, value, 60);
  restoreSession();
  expect([hasSession(), readToken()]).toEqual([false, null]);
});
