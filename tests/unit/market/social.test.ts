import { describe, expect, it } from 'vitest';
import { myCoupons } from '#mocks/market/coupons.ts';
import { DEMO_PERSON } from '#mocks/demo/accounts.ts';
import { switchWay } from '#mocks/market/login-switches.ts';
import { userOf } from '#mocks/market/sessions.ts';
import { loginFacebook, loginGoogle, loginTwitter, requestTwitter } from '#mocks/market/social.ts';
import { answerTwitter, signInAtFacebook, signInAtGoogle } from '#mocks/market/social-providers.ts';
import { openFixture, refusal } from './fixture.ts';
import { COUPON, MINUTE } from './small-catalogue.ts';

function socialWorld() {
  const fixture = openFixture();
  for (const way of ['google', 'facebook', 'twitter'] as const)
    switchWay(fixture.market, way, true);
  return fixture;
}

/** Request of the storefront after an approval at Twitter. */
function agreed(market: ReturnType<typeof openFixture>['market']) {
  const { token, secret } = requestTwitter(market, 'pc');
  const back = new URL(answerTwitter(market, token, DEMO_PERSON), 'http://shop.test');
  expect(back.pathname).toBe('/middlewares/callback_twitter');
  return {
    oauthToken: back.searchParams.get('oauth_token') ?? '',
    oauthTokenSecret: secret,
    oauthVerifier: back.searchParams.get('oauth_verifier') ?? '',
  };
}

describe('signing in through a provider', () => {
  it('creates one account per person and provider, with the welcome coupon', () => {
    const { market } = socialWorld();
    const enter = () => loginGoogle(market, signInAtGoogle(market, DEMO_PERSON));
    const { user, token } = enter();
    expect(user).toMatchObject({
      type: 'google',
      identity: DEMO_PERSON.id,
      nickname: DEMO_PERSON.name,
      email: DEMO_PERSON.email,
      avatar: DEMO_PERSON.picture,
    });
    expect(userOf(market, token)).toBe(user);
    expect(enter().user).toBe(user);
    expect(myCoupons(market, user.id, 'usable').map(({ couponId }) => couponId)).toEqual([
      COUPON.welcome,
    ]);

    signInAtFacebook(market, DEMO_PERSON);
    const facebook = loginFacebook(market, DEMO_PERSON.id).user;
    const twitter = loginTwitter(market, agreed(market)).user;
    expect(new Set([user.id, facebook.id, twitter.id]).size).toBe(3);
    expect([facebook.type, twitter.type]).toEqual(['facebook', 'twitter']);
  });

  it('does not sign in to an email account with the same address', () => {
    const { market, mali } = socialWorld();
    expect(mali.email).toBe(DEMO_PERSON.email);
    expect(loginGoogle(market, signInAtGoogle(market, DEMO_PERSON)).user.id).not.toBe(mali.id);
  });

  it('accepts a proof once, within ten minutes, from its provider', () => {
    const { market, wait } = socialWorld();
    const idToken = signInAtGoogle(market, DEMO_PERSON);
    expect(refusal(() => loginFacebook(market, idToken))).toBe('socialRefused');
    expect(refusal(() => loginGoogle(market, ` ${idToken}\n`))).toBe('accepted');
    expect(refusal(() => loginGoogle(market, idToken))).toBe('socialRefused');
    expect(refusal(() => loginGoogle(market, ''))).toBe('socialRefused');

    const late = signInAtGoogle(market, DEMO_PERSON);
    wait(10 * MINUTE);
    expect(refusal(() => loginGoogle(market, late))).toBe('socialRefused');
  });

  it('rejects Facebook ids without a recent sign-in', () => {
    const { market } = socialWorld();
    expect(refusal(() => loginFacebook(market, DEMO_PERSON.id))).toBe('socialRefused');
    signInAtFacebook(market, DEMO_PERSON);
    expect(refusal(() => loginFacebook(market, DEMO_PERSON.id))).toBe('accepted');
    expect(refusal(() => loginFacebook(market, DEMO_PERSON.id))).toBe('socialRefused');
  });

  it('requires token, secret and verifier of the same Twitter request', () => {
    const { market, wait } = socialWorld();
    const proof = agreed(market);
    const other = agreed(market);
    const login = (more: object) => refusal(() => loginTwitter(market, { ...proof, ...more }));
    expect(login({ oauthTokenSecret: other.oauthTokenSecret })).toBe('socialRefused');
    expect(login({ oauthVerifier: other.oauthVerifier })).toBe('socialRefused');
    expect(login({})).toBe('accepted');
    expect(login({})).toBe('socialRefused');
    wait(10 * MINUTE);
    expect(refusal(() => loginTwitter(market, other))).toBe('socialRefused');
  });

  it('rejects refused and pending Twitter requests', () => {
    const { market } = socialWorld();
    const { token, secret } = requestTwitter(market, 'pc');
    const login = (oauthVerifier: string) =>
      refusal(() =>
        loginTwitter(market, { oauthToken: token, oauthTokenSecret: secret, oauthVerifier }),
      );
    expect([login(''), login('null')]).toEqual(['socialRefused', 'socialRefused']);
    expect(answerTwitter(market, token, null)).toBe(
      `/middlewares/callback_twitter?denied=${token}`,
    );
    expect(refusal(() => answerTwitter(market, token, DEMO_PERSON))).toBe('socialRefused');
  });

  it('is refused if disabled, for another client, and for a disabled account', () => {
    const { market } = openFixture();
    for (const way of ['google', 'facebook', 'twitter'] as const) switchWay(market, way, false);
    const idToken = signInAtGoogle(market, DEMO_PERSON);
    const ways = [
      () => loginGoogle(market, idToken),
      () => loginFacebook(market, DEMO_PERSON.id),
      () => requestTwitter(market, 'pc'),
    ];
    expect(ways.map(refusal)).toEqual(['loginWayOff', 'loginWayOff', 'loginWayOff']);
    switchWay(market, 'twitter', true);
    switchWay(market, 'google', true);
    expect(refusal(() => requestTwitter(market, 'h5'))).toBe('twitterNoReturn');

    const { user } = loginGoogle(market, idToken);
    user.enabled = false;
    expect(refusal(() => loginGoogle(market, signInAtGoogle(market, DEMO_PERSON)))).toBe(
      'accountDisabled',
    );
  });

  it('deletes old proofs', () => {
    const { market, wait } = socialWorld();
    for (let times = 0; times < 3; times += 1) requestTwitter(market, 'pc');
    wait(10 * MINUTE);
    requestTwitter(market, 'pc');
    expect(market.state.socialGrants).toHaveLength(1);
  });
});
