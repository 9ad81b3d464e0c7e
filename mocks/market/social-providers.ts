import { now } from './context.ts';
import { fail } from './errors.ts';
import { hex } from './random.ts';
import type { Market } from './context.ts';
import type { SocialGrant, SocialPerson, SocialProvider } from './state.ts';

/** The social providers' side of a sign-in: what their pages, scripts and servers would do. */

const LIFE = 10 * 60 * 1000;
const RETURN_PATH = '/middlewares/callback_twitter';

/** Google's script: the person signed in there. Returns the id token. */
export function signInAtGoogle(market: Market, person: SocialPerson): string {
  return addGrant(market, { provider: 'google', key: hex(market.random, 64), person }).key;
}

/** Facebook's script: the person signed in there and is told to the shop. */
export function signInAtFacebook(market: Market, person: SocialPerson): SocialPerson {
  addGrant(market, { provider: 'facebook', key: person.id, person });
  return person;
}

export interface TwitterRequest {
  token: string;
  secret: string;
}

/** Twitter's server: a request token for a shop that wants to sign somebody in. */
export function openTwitterRequest(market: Market): TwitterRequest {
  const token = hex(market.random, 24);
  const secret = hex(market.random, 32);
  addGrant(market, { provider: 'twitter', key: token, secret, person: null });
  return { token, secret };
}

/** Twitter's page: agreed (by that person) or refused. Returns the address, without origin, that it sends the shopper back to. */
export function answerTwitter(market: Market, token: string, person: SocialPerson | null): string {
  const grant = openGrant(market, 'twitter', token) ?? fail('socialRefused');
  if (!person) {
    dropGrant(market, grant);
    return `${RETURN_PATH}?denied=${token}`;
  }
  grant.person = person;
  grant.verifier = hex(market.random, 32);
  market.changed();
  return `${RETURN_PATH}?oauth_token=${token}&oauth_verifier=${grant.verifier}`;
}

export interface SocialProof {
  key: string;
  /** Twitter only */
  secret?: string;
  verifier?: string;
}

/** A provider's server, asked by the shop: who signed in? A right proof works once; a wrong one leaves it as it is. */
export function redeem(
  market: Market,
  provider: SocialProvider,
  { key, secret, verifier }: SocialProof,
): SocialPerson {
  const grant = openGrant(market, provider, key);
  const fits = grant?.secret === (secret ?? null) && grant.verifier === (verifier ?? null);
  if (!fits || !grant.person) fail('socialRefused');
  dropGrant(market, grant);
  return grant.person;
}

function addGrant(
  market: Market,
  more: Partial<SocialGrant> & Pick<SocialGrant, 'provider' | 'key' | 'person'>,
): SocialGrant {
  const grant: SocialGrant = { secret: null, verifier: null, made: now(market), ...more };
  // Whoever signs in again replaces what was left from before.
  const others = market.state.socialGrants.filter(
    (old) => isFresh(market, old) && !(old.provider === grant.provider && old.key === grant.key),
  );
  market.state.socialGrants = [...others, grant];
  market.changed();
  return grant;
}

function openGrant(market: Market, provider: SocialProvider, key: string): SocialGrant | undefined {
  return market.state.socialGrants.find(
    (grant) => grant.provider === provider && grant.key === key && isFresh(market, grant),
  );
}

function dropGrant(market: Market, used: SocialGrant): void {
  market.state.socialGrants = market.state.socialGrants.filter((grant) => grant !== used);
  market.changed();
}

function isFresh(market: Market, grant: SocialGrant): boolean {
  return now(market) - grant.made < LIFE;
}
