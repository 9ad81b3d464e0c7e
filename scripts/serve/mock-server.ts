import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { MarketServer } from '#mocks/server.ts';
import { LANGS, type Lang } from '#mocks/market/model.ts';
import { seededRandom } from '#mocks/market/random.ts';
import type { Hostility } from '#mocks/sandbox/hostile.ts';
import { control } from '#mocks/sandbox/control.ts';
import { serverOf } from '#/server/http.ts';

export interface MockOptions {
  /** the same seed gives the same catalogue and the same failures */
  seed: number;
  /** sandbox scenarios, applied to the first demo shopper */
  scenarios: readonly string[];
  /** delay added to every call, in ms */
  latency: number;
  /** share of failing calls, 0 to 1 */
  failRate: number;
  /** language of all responses; by default that of each request */
  locale: Lang | null;
  /** hostile responses to reads, see `mocks/sandbox/hostile.ts` */
  hostile?: Hostility | null;
}

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

const PREFLIGHT_SECONDS = 600;

function allowEveryone(req: IncomingMessage, res: ServerResponse) {
  res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*');
  res.setHeader('Vary', 'Origin');
  res.setHeader(
    'Access-Control-Allow-Headers',
    req.headers['access-control-request-headers'] ??
      'Authori-zation, Form-type, Content-Type, Accept, Accept-Language',
  );
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
}

/** Serves only the mock market, with CORS for any origin. */
export function mockServer(
  market: MarketServer,
  { seed, scenarios, latency, failRate, locale, hostile = null }: MockOptions,
): Server {
  const { switches } = market;
  for (const name of scenarios)
    control(market.market, switches, {
      do: 'scenario',
      name,
      email: market.accounts[0]?.email ?? '',
    });
  Object.assign(switches, {
    delay: latency,
    failRate,
    chance: seededRandom(seed),
    locale,
    hostile,
  });

  async function handle(req: IncomingMessage, res: ServerResponse) {
    allowEveryone(req, res);
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    if (await market.handle(req, res)) return;
    res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }

  return serverOf(handle);
}
