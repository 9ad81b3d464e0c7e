import { isLocale, type Locale } from '#/i18n/languages.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { fieldsOf, parseJson } from '#/lib/parse-json.ts';
import { returnPath } from '#/router/page-search.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { isThere, textUpTo } from '#/router/parsers.ts';
import { searchParams, type SearchOf } from '#/router/search-params.ts';

const COOKIE = 'twitterToken';
/** Lifetime of a Twitter request token. */
const LIFETIME_SECONDS = 600;
/** Ten times the length of what Twitter sends. */
const MAX_PROOF = 500;

/** State of a sign-in with Twitter, stored across the redirects. */
export interface TwitterState {
  token: string;
  tokenSecret: string;
  /** path to return to, without the language prefix */
  from: string;
  /** Twitter has one redirect address for all languages */
  locale: Locale;
  /** runs in a popup, to be closed afterwards */
  isPopup: boolean;
  /** a pending action was dropped, because popups are blocked */
  hasDroppedAction: boolean;
}

/** Stores the state in a cookie. False if cookies are blocked. */
export function saveTwitterState(stored: TwitterState): boolean {
  writeCookie(COOKIE, JSON.stringify(stored), LIFETIME_SECONDS);
  return readCookie(COOKIE) !== null;
}

export function readTwitterState(): TwitterState | null {
  const stored = fieldsOf(parseJson(readCookie(COOKIE)));
  const textOf = (field: keyof TwitterState) =>
    typeof stored[field] === 'string' ? stored[field] : undefined;
  const [token, tokenSecret, locale] = [textOf('token'), textOf('tokenSecret'), textOf('locale')];
  if (!token || !tokenSecret || !isLocale(locale)) return null;
  return {
    token,
    tokenSecret,
    from: returnPath(textOf('from')),
    locale,
    isPopup: stored.isPopup === true,
    hasDroppedAction: stored.hasDroppedAction === true,
  };
}

export const clearTwitterState = (): void => writeCookie(COOKIE, '', 0);

/** The provider's authorization address; null unless it is https or same-origin. */
export function providerAddress(address: string): string | null {
  const url = URL.parse(safeUrl(address) ?? 'x:', window.location.origin);
  return url && (url.protocol === 'https:' || url.origin === window.location.origin)
    ? url.href
    : null;
}

/** Result of the redirect from Twitter; `expired` also if it was used before. */
export type TwitterReturn =
  | { kind: 'proof'; oauthVerifier: string }
  | { kind: 'refused' | 'missing' | 'expired' | 'foreign' };

/** Parameters that Twitter adds to the return address. */
export const twitterSearch = searchParams({
  denied: isThere,
  oauth_token: textUpTo(MAX_PROOF),
  oauth_verifier: textUpTo(MAX_PROOF),
});

export function readTwitterReturn(
  { denied, oauth_token: token, oauth_verifier: oauthVerifier }: SearchOf<typeof twitterSearch>,
  stored: TwitterState | null,
): TwitterReturn {
  if (denied) return { kind: 'refused' };
  if (!token || !oauthVerifier) return { kind: 'missing' };
  if (!stored) return { kind: 'expired' };
  // A token of another sign-in is rejected (login CSRF).
  return token === stored.token ? { kind: 'proof', oauthVerifier } : { kind: 'foreign' };
}
