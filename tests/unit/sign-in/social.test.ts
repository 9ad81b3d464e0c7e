// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  saveTwitterState,
  providerAddress,
  readTwitterState,
  readTwitterReturn,
} from '../../../src/features/sign-in/social/twitter-state.ts';
import { enabledProviders } from '../../../src/features/sign-in/social/providers.ts';
import { writeCookie } from '../../../src/lib/cookie.ts';

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

describe('ways to sign in elsewhere', () => {
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
  ])('%o gives %o', (more, ways) => expect(enabledProviders({ ...ALL, ...more })).toEqual(ways));
});

describe('leaving for a provider', () => {
  it.each([
    'https://api.twitter.example/oauth?oauth_token=1',
    '/sandbox/twitter?oauth_token=1',
    `${window.location.origin}/sandbox/twitter`,
  ])('%s may be gone to', (address) =>
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
  ])('%s may not', (address) => expect(providerAddress(address)).toBeNull());
});

describe('what is kept meanwhile', () => {
  it('comes back as it was', () => {
    expect(saveTwitterState(MEMORY)).toBe(true);
    expect(readTwitterState()).toEqual(MEMORY);
  });

  it.each(['', '{', 'null', '{"token":"a"}', JSON.stringify({ ...MEMORY, locale: 'es' })])(
    '%s is nothing',
    (text) => {
      writeCookie('twitterToken', text, 600);
      expect(readTwitterState()).toBeNull();
    },
  );

  it('leads back into this shop only', () => {
    writeCookie('twitterToken', JSON.stringify({ ...MEMORY, from: '//evil.example/' }), 600);
    expect(readTwitterState()?.from).toBe('/');
  });
});

describe('the address that Twitter leads back to', () => {
  const read = (search: string, memory: typeof MEMORY | null = MEMORY) =>
    readTwitterReturn(new URLSearchParams(search), memory).kind;
  it.each([
    ['oauth_token=mine&oauth_verifier=v', 'proof'],
    ['denied=mine', 'refused'],
    ['oauth_token=other&oauth_verifier=v', 'foreign'],
    ['oauth_token=mine', 'missing'],
    ['', 'missing'],
  ])('%s is %s', (search, kind) => expect(read(search)).toBe(kind));
  it('is worth nothing once the time is over or it was used', () =>
    expect(read('oauth_token=mine&oauth_verifier=v', null)).toBe('expired'));
});
