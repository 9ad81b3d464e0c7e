import { isLocale, type Locale } from '#/i18n/languages.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { fieldsOf, parseJson } from '#/lib/parse-json.ts';
import { returnPath } from '#/router/page-search.ts';
import { parseUrl, safeUrl } from '#/lib/safe-url.ts';
import { textUpTo } from '#/router/parsers.ts';
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

/** Sign-ins that may run beside each other, one in each tab. */
const MOST = 3;

function stateOf(value: unknown): TwitterState | null {
  const stored = fieldsOf(value);
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

/** The stored states, the newest last. */
const readStates = (): TwitterState[] =>
  [parseJson(readCookie(COOKIE))]
    .flat()
    .map(stateOf)
    .filter((state) => state !== null);

const writeStates = (states: readonly TwitterState[]): void =>
  writeCookie(COOKIE, JSON.stringify(states), states.length > 0 ? LIFETIME_SECONDS : 0);

const others = (token: string) => readStates().filter((state) => state.token !== token);

/** Stores the state in a cookie, which holds 4 KB: others, and a long return path, are left out. False if cookies are blocked. */
export function saveTwitterState(stored: TwitterState): boolean {
  const beside = others(stored.token).slice(1 - MOST);
  const tries = [[...beside, stored], [stored], [{ ...stored, from: returnPath(undefined) }]];
  return tries.some((states) => {
    writeStates(states);
    return readStates().at(-1)?.token === stored.token;
  });
}

/** The state of the sign-in with this request token, else that of the last one. */
export function readTwitterState(token = ''): TwitterState | null {
  const states = readStates();
  return states.find((state) => state.token === token) ?? states.at(-1) ?? null;
}

/** Ends the sign-in with this request token; those of other tabs continue. */
export const removeTwitterState = (token: string): void => writeStates(others(token));

/** The provider's authorization address; null unless it is https or same-origin. */
export function providerAddress(address: string): string | null {
  const url = parseUrl(safeUrl(address) ?? 'x:', window.location.origin);
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
  /** the request token */
  denied: textUpTo(MAX_PROOF),
  oauth_token: textUpTo(MAX_PROOF),
  oauth_verifier: textUpTo(MAX_PROOF),
});

export function readTwitterReturn(
  { denied, oauth_token: token, oauth_verifier: oauthVerifier }: SearchOf<typeof twitterSearch>,
  stored: TwitterState | null,
): TwitterReturn {
  if (denied !== undefined) return { kind: 'refused' };
  if (!token || !oauthVerifier) return { kind: 'missing' };
  if (!stored) return { kind: 'expired' };
  // A token of another sign-in is rejected (login CSRF).
  return token === stored.token ? { kind: 'proof', oauthVerifier } : { kind: 'foreign' };
}
