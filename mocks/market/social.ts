import { addUser, enter, welcome } from './accounts.ts';
import { fail } from './errors.ts';
import { requireWay } from './login-switches.ts';
import { hex } from './random.ts';
import { openTwitterRequest, redeem, type TwitterRequest } from './social-providers.ts';
import type { Market } from './context.ts';
import type { SignedIn } from './sessions.ts';
import type { SocialPerson, SocialProvider } from './state.ts';

export function loginGoogle(market: Market, idToken: string): SignedIn {
  requireWay(market, 'google');
  return enterAs(market, 'google', redeem(market, 'google', { key: idToken.trim() }));
}

/** Name and picture come from the provider; those of the caller are not trusted. */
export function loginFacebook(market: Market, personId: string): SignedIn {
  requireWay(market, 'facebook');
  return enterAs(market, 'facebook', redeem(market, 'facebook', { key: personId }));
}

/** The platform has a return address for this storefront only. */
export function requestTwitter(market: Market, end: 'pc' | 'h5'): TwitterRequest {
  requireWay(market, 'twitter');
  if (end !== 'pc') fail('twitterNoReturn');
  return openTwitterRequest(market);
}

export function loginTwitter(
  market: Market,
  input: { oauthToken: string; oauthTokenSecret: string; oauthVerifier: string },
): SignedIn {
  const { oauthToken: key, oauthTokenSecret: secret, oauthVerifier: verifier } = input;
  return enterAs(market, 'twitter', redeem(market, 'twitter', { key, secret, verifier }));
}

/** One account per person and provider, created at the first sign-in. */
function enterAs(market: Market, type: SocialProvider, person: SocialPerson): SignedIn {
  const known = market.state.users.find(
    (user) => user.type === type && user.identity === person.id,
  );
  if (known) return enter(market, known);

  const { id: identity, name: nickname, email, picture: avatar } = person;
  return welcome(
    market,
    addUser(market, { type, identity, nickname, email, avatar, password: hex(market.random, 32) }),
  );
}
