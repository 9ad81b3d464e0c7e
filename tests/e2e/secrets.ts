import { appendFileSync, mkdirSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** The secrets that the suite used; `secrets-in-logs.ts` searches the servers' output for them. */
export const SEEN_SECRETS = '.cache/e2e-secrets.txt';

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'passwordAgain',
  'captcha',
  'oauthTokenSecret',
  'oauthVerifier',
];
/** Shorter values match by chance. */
const MIN_LENGTH = 6;

/** Passwords, codes and tokens in the header and body of a request. */
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

/** Whether a text contains a secret. Digits of a longer number do not count as a code. */
export const containsSecret = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret) || text.includes(encodeURIComponent(secret));

/** Everything that a page stores, apart from cookies. */
const readStorage = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? [];
      const cached = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        databases.map(({ name }) => name),
        cached,
        document.title,
      ]);
    })
    // The page was closed or is navigating.
    .catch(() => '');

/** Records the output of a test. @returns finds secrets in URLs, referrers, the console and storage */
export function watchSecrets(context: BrowserContext) {
  const secrets = new Set<string>();
  const seen: [place: string, text: string][] = [];
  context.on('request', (request) => {
    for (const secret of secretsOf(request)) if (secret.length >= MIN_LENGTH) secrets.add(secret);
    // The provider adds its verifier to the URL; the shop removes it at once.
    const address = new URL(request.url());
    address.searchParams.delete('oauth_verifier');
    seen.push(
      ['a URL', address.href],
      ['a referrer', (request.headers()['referer'] ?? '').replace(/oauth_verifier=\w+/, '')],
    );
  });
  context.on('console', (message) => seen.push(['the console', message.text()]));
  context.on('weberror', (error) => seen.push(['an error', String(error.error().stack)]));

  return async function leaks(): Promise<string[]> {
    for (const page of context.pages())
      seen.push(['the address bar', page.url()], ['storage', await readStorage(page)]);
    if (secrets.size > 0) {
      mkdirSync('.cache', { recursive: true });
      appendFileSync(SEEN_SECRETS, [...secrets, ''].join('\n'));
    }
    return [...secrets].flatMap((secret) =>
      seen
        .filter(([, text]) => containsSecret(text, secret))
        .map(([place, text]) => `${secret} in ${place}: ${text.slice(0, 200)}`),
    );
  };
}
