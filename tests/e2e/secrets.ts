import { appendFileSync, mkdirSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** What the suite saw of secrets; `secrets-in-logs.ts` looks for them in the servers' output. */
export const SEEN_SECRETS = '.cache/e2e-secrets.txt';

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'passwordAgain',
  'captcha',
  'oauthTokenSecret',
  'oauthVerifier',
];
/** Shorter texts stand in many places by chance. */
const SHORTEST = 6;

/** Passwords, codes and tokens that a call carries where they belong: in its header and its body. */
function secretsOf(request: Request): string[] {
  const token = request.headers()['authori-zation'] ?? '';
  const body =
    request.method() === 'POST' && /\/api\/front\/(login|user)\//.test(request.url())
      ? (request.postData() ?? '')
      : '';
  if (request.url().endsWith('/login/google')) return [token, body];
  try {
    const sent = JSON.parse(body) as Record<string, unknown>;
    return [
      token,
      ...SECRET_FIELDS.map((field) => (typeof sent[field] === 'string' ? sent[field] : '')),
    ];
  } catch {
    return [token];
  }
}

/** A code may be part of a longer number; everything else is found anywhere. */
export const holds = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret) || text.includes(encodeURIComponent(secret));

/** All that a page of the shop keeps, apart from its cookies. */
const storedIn = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? [];
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        databases.map(({ name }) => name),
        kept,
        document.title,
      ]);
    })
    // A page that is gone, or goes just now, keeps nothing that could be looked at.
    .catch(() => '');

/** Follows a test: gives the places in which a secret stood that it must not stand in. */
export function watchSecrets(context: BrowserContext) {
  const secrets = new Set<string>();
  const told: [place: string, text: string][] = [];
  context.on('request', (request) => {
    for (const secret of secretsOf(request)) if (secret.length >= SHORTEST) secrets.add(secret);
    // Where a provider leads back to is the provider's choice; the shop takes it out of the address at once.
    const address = new URL(request.url());
    address.searchParams.delete('oauth_verifier');
    told.push(
      ['an address', address.href],
      ['a referrer', (request.headers()['referer'] ?? '').replace(/oauth_verifier=\w+/, '')],
    );
  });
  context.on('console', (message) => told.push(['the console', message.text()]));
  context.on('weberror', (error) => told.push(['an error', String(error.error().stack)]));

  return async function leaks(): Promise<string[]> {
    for (const page of context.pages())
      told.push(['an address that is shown', page.url()], ['a storage', await storedIn(page)]);
    if (secrets.size > 0) {
      mkdirSync('.cache', { recursive: true });
      appendFileSync(SEEN_SECRETS, [...secrets, ''].join('\n'));
    }
    return [...secrets].flatMap((secret) =>
      told
        .filter(([, text]) => holds(text, secret))
        .map(([place, text]) => `${secret} in ${place}: ${text.slice(0, 200)}`),
    );
  };
}
