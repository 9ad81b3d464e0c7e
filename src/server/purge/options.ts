import { setting, stop } from '../setting.ts';

/** Shorter ones can be guessed. */
const SHORTEST_SECRET = 16;

export interface PurgeOptions {
  /** of those who may purge; null: none may */
  secret: string | null;
  /** addresses of the caches in front */
  edges: readonly string[];
  /** what hosts share; null: every host is alone */
  valkey: { url: string; prefix: string } | null;
}

function secretOf(secret: string | undefined): string | null {
  if (!secret) return null;
  return secret.length >= SHORTEST_SECRET
    ? secret
    : stop(`PURGE_SECRET must have at least ${SHORTEST_SECRET} characters.`);
}

function edgesOf(text: string): string[] {
  const edges = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isAddress = (edge: string) => {
    const url = /^https?:\/\//.test(edge) ? URL.parse(edge) : null;
    return url !== null && url.username === '' && url.password === '';
  };
  return edges.every(isAddress)
    ? edges
    : // Not the address itself, which may hold a password.
      stop('PURGE_EDGES must list addresses without passwords, e.g. http://127.0.0.1:6081.');
}

function valkeyOf(url: string | undefined): PurgeOptions['valkey'] {
  if (!url) return null;
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    // Not the address itself, which may hold a password.
    stop('VALKEY_URL must begin with redis:// or rediss://, e.g. redis://valkey.internal:6379.');
  return { url, prefix: `${setting('VALKEY_PREFIX') ?? 'storefront'}:` };
}

/** From PURGE_SECRET, PURGE_EDGES, VALKEY_URL and VALKEY_PREFIX. */
export const purgeOptions = (): PurgeOptions => ({
  secret: secretOf(setting('PURGE_SECRET')),
  edges: edgesOf(setting('PURGE_EDGES') ?? ''),
  valkey: valkeyOf(setting('VALKEY_URL')),
});
