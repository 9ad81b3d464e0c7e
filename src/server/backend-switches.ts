import type { LoginMethodInfo } from '#generated/model/loginMethodInfo.ts';
import type { PayMethods } from '#generated/model/payMethods.ts';
import type { PayType } from '#generated/model/payType.ts';
import { noop } from '#/lib/noop.ts';
import { enabledPayTypes } from '#/domain/payment/pay-types.ts';
import { type AnswerReader, answerReader, type Send } from './answers.ts';
import { type Provider, PROVIDERS } from './content-policy.ts';

const REFRESH_MS = 300_000;
const RETRY_MS = 30_000;
const TIMEOUT_MS = 5000;

type Switches = Record<string, unknown>;

const PAY_METHODS = '/api/front/pay/method';
/** Calls of the contract with the switches of providers. */
const SWITCHES: [string, [keyof LoginMethodInfo | keyof PayMethods, Provider][]][] = [
  [
    '/api/front/login/method/info',
    [
      ['googleOpen', 'google'],
      ['facebookOpen', 'facebook'],
    ],
  ],
  [PAY_METHODS, [['stripeStatus', 'stripe']]],
];

/** What the backend has switched on. */
interface Offered {
  providers: ReadonlySet<Provider>;
  /** payment methods in display order; none until the backend has answered */
  payTypes: readonly PayType[];
}

interface Options {
  /** origin of the backend, without a slash at the end */
  baseUrl: string;
  fetch: Send;
  answers?: AnswerReader;
  /** key of the card provider, if the backend sends none */
  publishableKey?: string;
  now?: () => number;
}

const payTypesOf = (switches: Switches, configuredKey: string | null): PayType[] =>
  enabledPayTypes({
    paypalStatus: switches.paypalStatus === true,
    stripeStatus: switches.stripeStatus === true,
    wechatPaySwitch: switches.wechatPaySwitch === true,
    publishableKey:
      (typeof switches.publishableKey === 'string' && switches.publishableKey) || configuredKey,
  });

/**
 * Returns what the backend has switched on, asked at start and every five minutes. A provider counts as offered until the
 * backend says that it is off, so that an outage does not break sign-in and payment.
 */
export function backendSwitches({
  baseUrl,
  fetch,
  answers = answerReader(),
  publishableKey,
  now = () => performance.now(),
}: Options) {
  let offered: Offered = { providers: new Set(PROVIDERS), payTypes: [] };
  let next = 0;

  async function switchesOf(path: string): Promise<Switches> {
    const calls = answers.open(AbortSignal.timeout(TIMEOUT_MS), noop);
    try {
      const answer = await calls.call(new Request(baseUrl + path), fetch);
      const { code, data } = (await answer.json()) as { code?: unknown; data?: unknown };
      if (code !== 200 || typeof data !== 'object' || data === null) throw new Error('No switches');
      return data as Switches;
    } finally {
      calls.close();
    }
  }

  async function refresh(): Promise<void> {
    next = now() + REFRESH_MS;
    const off = new Set<Provider>();
    let { payTypes } = offered;
    await Promise.all(
      SWITCHES.map(async ([path, fields]) => {
        const switches = await switchesOf(path).catch(() => {
          next = now() + RETRY_MS;
          return null;
        });
        if (!switches) return;
        for (const [field, provider] of fields) if (switches[field] === false) off.add(provider);
        if (path === PAY_METHODS) payTypes = payTypesOf(switches, publishableKey ?? null);
      }),
    );
    offered = { providers: new Set(PROVIDERS.filter((provider) => !off.has(provider))), payTypes };
  }

  void refresh();
  return (): Offered => {
    if (now() >= next) void refresh();
    return offered;
  };
}
