// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  saveTwitterState,
  providerAddress,
  readTwitterState,
  removeTwitterState,
  readTwitterReturn,
  twitterSearch,
} from '#/session/sign-in/social/twitter-state.ts';
import { enabledProviders } from '#/session/sign-in/social/provider-button.tsx';
import { writeCookie } from '#/lib/cookie.ts';

const ALL = {
  googleOpen: true,
  googleClientId: 'g',
  facebookOpen: true,
  facebookAppId: 'f',
  twitterOpen: true,
  visitorOpen: false,
  agreement: '',
};
const MEMORY = {
  token: 'mine',
  tokenSecret: 'secret',
  from: '/users/order_list?orderStatus=1',
  locale: 'th',
  isPopup: false,
  hasDroppedAction: false,
} as const;

describe('the available providers', () => {
  it.each([
    [{}, { twitter: true, facebook: 'f', google: 'g' }],
    [
      { facebookAppId: null, googleClientId: '' },
      { twitter: true, facebook: null, google: null },
    ],
    [
      { facebookOpen: false, googleOpen: false, twitterOpen: false },
      { twitter: false, facebook: null, google: null },
    ],
  ])('of %o are %o', (more, ways) => expect(enabledProviders({ ...ALL, ...more })).toEqual(ways));
});

describe('the address of a provider', () => {
  it.each([
    'https://api.twitter.example/oauth?oauth_token=1',
    '/sandbox/twitter?oauth_token=1',
    `${window.location.origin}/sandbox/twitter`,
  ])('%s is allowed', (address) =>
    expect(providerAddress(address)).toBe(new URL(address, window.location.origin).href),
  );
  it.each([
    'http://api.twitter.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.example',
    'data:text/html,x',
    'twitter',
    '',
  ])('%s is rejected', (address) => expect(providerAddress(address)).toBeNull());
});

describe('the stored state', () => {
  it('is restored', () => {
    expect(saveTwitterState(MEMORY)).toBe(true);
    expect(readTwitterState()).toEqual(MEMORY);
  });

  it('of two tabs is that of the token that comes back; the other one continues', () => {
    const other = { ...MEMORY, token: 'other', from: '/users' };
    expect([MEMORY, other].map(saveTwitterState)).toEqual([true, true]);
    expect(readTwitterState('mine')).toEqual(MEMORY);
    removeTwitterState('mine');
    expect(readTwitterState('mine')).toEqual(other);
  });

  it.each(['', '{', 'null', '{"token":"a"}', JSON.stringify({ ...MEMORY, locale: 'es' })])(
    '%s is ignored',
    (text) => {
      writeCookie('twitterToken', text, 600);
      expect(readTwitterState()).toBeNull();
    },
  );

  it('has a return path on the same origin only', () => {
    writeCookie('twitterToken', JSON.stringify({ ...MEMORY, from: '//evil.example/' }), 600);
    expect(readTwitterState()?.from).toBe('/');
  });
});

describe('the return address of Twitter', () => {
  const read = (search: string, memory: typeof MEMORY | null = MEMORY) =>
    readTwitterReturn(twitterSearch.parse(new URLSearchParams(search)), memory).kind;
  it.each([
    ['oauth_token=mine&oauth_verifier=v', 'proof'],
    ['denied=mine', 'refused'],
    ['oauth_token=other&oauth_verifier=v', 'foreign'],
    ['oauth_token=mine', 'missing'],
    ['', 'missing'],
  ])('%s is %s', (search, kind) => expect(read(search)).toBe(kind));
  it('is invalid when expired or used', () =>
    expect(read('oauth_token=mine&oauth_verifier=v', null)).toBe('expired'));
});
