/** The mock market as a server of its own, with CORS for any origin. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lang } from './market/model.ts';
import { seededRandom } from './market/random.ts';
import type { Hostility } from './sandbox/hostile.ts';
import { plainPicture } from './pictures/plain.ts';
import { control } from './sandbox/control.ts';
import { DEFAULT_SEED } from './demo/market.ts';
import { type MarketServer, startMarketServer } from './server.ts';

export type { Command } from './sandbox/control.ts';

export interface MockOptions {
  /** the same seed gives the same catalogue and the same failures */
  seed?: number;
  /** sandbox scenarios, applied to the first demo shopper */
  scenarios?: readonly string[];
  /** delay added to every call, in ms */
  latency?: number;
  /** share of failing calls, 0 to 1 */
  failRate?: number;
  /** language of all responses; by default that of each request */
  locale?: Lang | null;
  /** hostile responses to reads, see `sandbox/hostile.ts` */
  hostile?: Hostility | null;
}

const PREFLIGHT_SECONDS = 600;
/** Where the storefront is, it has its own. */
const LOGO = '/favicon.svg';

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

/** A server, not yet listening, that has only the mock market. */
export function mockServer(
  market: MarketServer,
  {
    seed = DEFAULT_SEED,
    scenarios = [],
    latency = 0,
    failRate = 0,
    locale = null,
    hostile = null,
  }: MockOptions = {},
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
    if (req.url === LOGO) {
      const picture = plainPicture(LOGO);
      return void res.writeHead(200, Object.fromEntries(picture.headers)).end(await picture.text());
    }
    res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }

  return createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Something went wrong');
    });
  });
}

export interface RunningMarket extends MarketServer {
  origin: string;
  close(): void;
}

/**
 * Starts a market of its own on a free port of this machine. Its data exists only in memory.
 * @param profile name of the backend to imitate: `complete` or `as-is`
 */
export async function startMarket(profile = 'complete'): Promise<RunningMarket> {
  const market = await startMarketServer({
    fresh: true,
    saved: false,
    profile,
  });
  const server = mockServer(market);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...market,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
