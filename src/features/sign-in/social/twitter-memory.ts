import { isLocale, type Locale } from '../../../i18n/languages.ts';
import { readCookie, writeCookie } from '../../../lib/cookie.ts';
import { returnPath } from '../../../i18n/return-path.ts';
import { safeUrl } from '../../../lib/safe-url.ts';

const COOKIE = 'twitterToken';
/** As long as Twitter waits for an answer. */
const LIFE_SECONDS = 600;

/** What has to be known again when the shopper comes back from Twitter. */
export interface TwitterMemory {
  token: string;
  tokenSecret: string;
  /** where the shopper was, without the language prefix */
  from: string;
  /** Twitter returns everybody to one address, whatever language they left in */
  locale: Locale;
  /** asked in a window of its own, which is of no use afterwards */
  beside: boolean;
  /** an action was given up for it: windows are blocked */
  unfinished: boolean;
}

/** False when this browser keeps no cookies. */
export function keepTwitterMemory(memory: TwitterMemory): boolean {
  writeCookie(COOKIE, JSON.stringify(memory), LIFE_SECONDS);
  return readCookie(COOKIE) !== null;
}

export function readTwitterMemory(): TwitterMemory | null {
  try {
    const { token, tokenSecret, from, locale, beside, unfinished } = JSON.parse(
      readCookie(COOKIE) ?? 'null',
    ) as Partial<TwitterMemory>;
    return token && tokenSecret && isLocale(locale)
      ? {
          token,
          tokenSecret,
          from: returnPath(from),
          locale,
          beside: beside === true,
          unfinished: unfinished === true,
        }
      : null;
  } catch {
    // Somebody else's cookie of our name is as good as none.
    return null;
  }
}

export const forgetTwitterMemory = (): void => writeCookie(COOKIE, '', 0);

/** Where to go to be asked by the provider, by https or within this origin; null for any other address. */
export function providerAddress(address: string): string | null {
  const url = URL.parse(safeUrl(address) ?? 'x:', window.location.origin);
  return url && (url.protocol === 'https:' || url.origin === window.location.origin)
    ? url.href
    : null;
}

/** What the address that Twitter leads back to says; `expired` also when it was used before. */
export type TwitterReturn =
  | { kind: 'proof'; oauthVerifier: string }
  | { kind: 'refused' | 'missing' | 'expired' | 'foreign' };

export function readTwitterReturn(
  search: URLSearchParams,
  memory: TwitterMemory | null,
): TwitterReturn {
  if (search.has('denied')) return { kind: 'refused' };
  const token = search.get('oauth_token');
  const oauthVerifier = search.get('oauth_verifier');
  if (!token || !oauthVerifier) return { kind: 'missing' };
  if (!memory) return { kind: 'expired' };
  // Somebody else's sign-in must not become this browser's.
  return token === memory.token ? { kind: 'proof', oauthVerifier } : { kind: 'foreign' };
}
