import type { LoginMethodInfo } from '#generated/model/loginMethodInfo.ts';
import type { PayMethods } from '#generated/model/payMethods.ts';
import { type Provider, PROVIDERS } from './policy.ts';

const REFRESH_MS = 300_000;
const RETRY_MS = 30_000;
const TIMEOUT_MS = 5000;

/** Calls of the contract with the switches of providers. */
const SWITCHES: [string, [keyof LoginMethodInfo | keyof PayMethods, Provider][]][] = [
  [
    '/api/front/login/method/info',
    [
      ['googleOpen', 'google'],
      ['facebookOpen', 'facebook'],
    ],
  ],
  ['/api/front/pay/method', [['stripeStatus', 'stripe']]],
];

interface Options {
  /** origin of the backend, without a slash at the end */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  now?: () => number;
}

/**
 * Returns the providers that the backend has switched on, asked at start and every five minutes. A provider counts as
 * offered until the backend says that it is off, so that an outage does not break sign-in and payment.
 */
export function offeredProviders({ baseUrl, fetch, now = () => performance.now() }: Options) {
  let offered: ReadonlySet<Provider> = new Set(PROVIDERS);
  let next = 0;

  async function switchesOf(path: string): Promise<Record<string, unknown>> {
    const answer = await fetch(
      new Request(baseUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    const { code, data } = (await answer.json()) as { code?: unknown; data?: unknown };
    if (code !== 200 || typeof data !== 'object' || data === null) throw new Error('No switches');
    return data as Record<string, unknown>;
  }

  async function refresh(): Promise<void> {
    next = now() + REFRESH_MS;
    const off = new Set<Provider>();
    await Promise.all(
      SWITCHES.map(async ([path, fields]) => {
        const switches = await switchesOf(path).catch(() => {
          next = now() + RETRY_MS;
          return {} as Record<string, unknown>;
        });
        for (const [field, provider] of fields) if (switches[field] === false) off.add(provider);
      }),
    );
    offered = new Set(PROVIDERS.filter((provider) => !off.has(provider)));
  }

  void refresh();
  return (): ReadonlySet<Provider> => {
    if (now() >= next) void refresh();
    return offered;
  };
}
