import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { hex } from './random.ts';
import type { SocialGrant, SocialPerson, SocialProvider } from './state.ts';

/** Simulates the social providers: their pages, scripts and servers. */

const LIFE = 10 * 60 * 1000;
const RETURN_PATH = '/middlewares/callback_twitter';

/** Google's script after the sign-in. Returns the id token. */
export function signInAtGoogle(market: Market, person: SocialPerson): string {
  return addGrant(market, { provider: 'google', key: hex(market.random, 64), person }).key;
}

/** Facebook's script after the sign-in. Returns the person's profile. */
export function signInAtFacebook(market: Market, person: SocialPerson): SocialPerson {
  addGrant(market, { provider: 'facebook', key: person.id, person });
  return person;
}

export interface TwitterRequest {
  token: string;
  secret: string;
}

/** Twitter's server: creates a request token. */
export function openTwitterRequest(market: Market): TwitterRequest {
  const token = hex(market.random, 24);
  const secret = hex(market.random, 32);
  addGrant(market, { provider: 'twitter', key: token, secret, person: null });
  return { token, secret };
}

/** Twitter's page: approved by a person, or refused. Returns the return address, without origin. */
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

/** A provider's server: verifies a proof of sign-in. A correct proof is consumed; a wrong one changes nothing. */
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
  // A new sign-in of the same person replaces the previous proof.
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
