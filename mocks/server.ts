/**
 * The mock market over HTTP: `/api` (the market), `/media` (its pictures and uploads), `/sandbox` (simulated providers and control).
 * State is stored in a file and survives restarts.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { answerOf, marketFetch } from './call.ts';
import { folderFiles } from './files.ts';
import { marketHandlers } from './handlers/adapter.ts';
import { handlers } from './handlers/all.ts';
import { enlarge } from './demo/catalogue/large.ts';
import { buildCatalogue } from './demo/catalogue/build.ts';
import { DEMO_ACCOUNTS, DEMO_PHONE, type DemoAccount } from './demo/accounts.ts';
import { createMarket, DEFAULT_SEED, type Market } from './demo/market.ts';
import type { MarketState } from './market/state.ts';
import { MarketError } from './market/errors.ts';
import { findPayment } from './market/providers.ts';
import { isUploadAddress } from './market/uploads.ts';
import { profileBy } from './profiles/all.ts';
import { answerPicture } from './pictures/answer.ts';
import { readBody } from './read-body.ts';
import { type Command, control } from './sandbox/control.ts';
import type { PageSources } from './sandbox/page/source.ts';
import { createSwitches, type Switches } from './sandbox/switches.ts';
import { twitterPage } from './sandbox/twitter-page.ts';
import { walletPage } from './sandbox/wallet-page.ts';

const scripts = join(import.meta.dirname, 'sandbox', 'page');
const SAVE_AFTER_MS = 200;

export interface MarketServer {
  market: Market;
  switches: Switches;
  accounts: readonly DemoAccount[];
  stateFile: string;
  /** additions to the shop's page: demo accounts, picture widths, simulated providers, the sandbox panel */
  pageExtras: {
    config: {
      imageTemplate: string;
      phoneImageTemplate: string;
      stripePublishableKey: string;
      demoAccounts: readonly DemoAccount[];
      demoPhones: readonly (typeof DEMO_PHONE)[];
    };
    scripts: string[];
  };
  /** answers a request; false if it is not for the market */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** the same market for calls from this process */
  fetch(request: Request): Promise<Response>;
  save(): void;
}

export interface MarketServerOptions {
  /** ignore the state file */
  fresh?: boolean;
  stateFile?: string;
  seed?: number;
  /** 40 skus per product and a category of 5,000 products */
  large?: boolean;
  /** false: keep the state in memory only */
  saved?: boolean;
  /** name of the backend to imitate; default `complete` */
  profile?: string;
  /** source files of the shop's pages, for the sandbox panel */
  pages?: PageSources;
  /** true: pictures for people who look at them, which take seconds of processor time; otherwise coloured squares */
  renderedPictures?: boolean;
}

function readState(file: string): MarketState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MarketState;
  } catch {
    return undefined;
  }
}

export async function startMarketServer({
  fresh = false,
  large = false,
  saved = true,
  profile = 'complete',
  stateFile = process.env.MARKET_STATE ?? '.market/state.json',
  seed = DEFAULT_SEED,
  pages = {},
  renderedPictures = false,
}: MarketServerOptions = {}): Promise<MarketServer> {
  const file = resolve(stateFile);
  const switches = createSwitches(profileBy(profile), pages);
  let timer: NodeJS.Timeout | null = null;
  const save = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!saved) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(market.state));
    renameSync(`${file}.new`, file);
  };
  const market = createMarket({
    catalogue: large ? enlarge(buildCatalogue(seed)) : buildCatalogue(seed),
    seed,
    state: fresh ? undefined : readState(file),
    files: saved ? folderFiles(join(dirname(file), 'uploads')) : undefined,
    onChange: () => {
      if (saved) timer ??= setTimeout(save, SAVE_AFTER_MS);
    },
  });
  const api = marketHandlers(market, handlers, switches);

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const origin = `http://${req.headers.host ?? 'localhost'}`;
    if (!URL.canParse(req.url ?? '/', origin)) {
      res.writeHead(400).end();
      return true;
    }
    const url = new URL(req.url ?? '/', origin);
    if (url.pathname.startsWith('/api/') || isUploadAddress(url.pathname))
      return answerApi(api, url, req, res);
    if (await answerPicture(url, req, res, renderedPictures)) return true;
    return url.pathname.startsWith('/sandbox/') && answerSandbox(market, switches, url, req, res);
  }

  return {
    market,
    switches,
    accounts: DEMO_ACCOUNTS,
    stateFile,
    pageExtras: {
      config: {
        imageTemplate: '{src}?w={width}',
        phoneImageTemplate: '{src}?w={width}&for=phone',
        stripePublishableKey: 'pk_test_market',
        demoAccounts: DEMO_ACCOUNTS,
        demoPhones: [DEMO_PHONE],
      },
      scripts: ['/sandbox/page/boot.ts'],
    },
    handle,
    fetch: marketFetch(api),
    save,
  };
}

async function answerApi(
  api: ReturnType<typeof marketHandlers>,
  url: URL,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<true> {
  const headers = new Headers(
    Object.entries(req.headers).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ) as [string, string][],
  );
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const body = isRead ? null : await readBody(req);
  if (!isRead && !body) return tooLarge(res);
  const answer = await answerOf(
    api,
    new Request(url, { method: req.method ?? 'GET', headers, body: body && new Uint8Array(body) }),
  );
  // A path without an operation: 404, like a backend without it.
  if (!answer)
    return reply(
      res,
      404,
      'application/json',
      JSON.stringify({ code: 404, message: 'Not found', data: null }),
    );
  if (answer.type === 'error') {
    res.destroy();
    return true;
  }
  return reply(
    res,
    answer.status,
    answer.headers.get('Content-Type'),
    Buffer.from(await answer.arrayBuffer()),
  );
}

async function answerSandbox(
  market: Market,
  switches: Switches,
  url: URL,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (url.pathname === '/sandbox/control' && req.method === 'POST') {
    const body = await readBody(req);
    if (!body) return tooLarge(res);
    try {
      const command = JSON.parse(body.toString()) as Command;
      return reply(
        res,
        200,
        'application/json',
        JSON.stringify({ data: control(market, switches, command) ?? null }),
      );
    } catch (error) {
      return reply(
        res,
        400,
        'application/json',
        JSON.stringify({ error: error instanceof Error ? error.message : 'Not understood' }),
      );
    }
  }
  if (url.pathname === '/sandbox/wallet') {
    const id = url.searchParams.get('token') ?? '';
    return answerPage(
      req,
      res,
      () => walletPage(findPayment(market, id)),
      (approved) => control(market, switches, { do: 'wallet', id, approved }),
    );
  }
  if (url.pathname === '/sandbox/twitter') {
    const token = url.searchParams.get('oauth_token') ?? '';
    return answerPage(
      req,
      res,
      () => twitterPage(token),
      (approved) => control(market, switches, { do: 'twitter', token, approved }),
    );
  }
  const script = /^\/sandbox\/page\/([\w-]+\.ts)$/.exec(url.pathname)?.[1];
  // The package of the market has no page.
  if (script === undefined || !existsSync(join(scripts, script))) return false;
  const { transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(readFileSync(join(scripts, script), 'utf8'), script);
  return reply(res, 200, 'text/javascript; charset=utf-8', code);
}

/** @param decide returns the address that the shopper is redirected to */
async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: () => string,
  decide: (approved: boolean) => unknown,
): Promise<true> {
  try {
    if (req.method !== 'POST') return reply(res, 200, 'text/html; charset=utf-8', page());
    const body = await readBody(req);
    if (!body) return tooLarge(res);
    const approved = new URLSearchParams(body.toString()).get('answer') === 'yes';
    res.writeHead(303, { Location: String(decide(approved)) }).end();
    return true;
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
    return reply(res, 404, 'text/plain; charset=utf-8', error.message);
  }
}

const tooLarge = (res: ServerResponse): true => reply(res, 413, 'text/plain', 'Too large');

function reply(
  res: ServerResponse,
  status: number,
  type: string | null,
  body: string | Buffer,
): true {
  res
    .writeHead(status, {
      ...(type === null ? {} : { 'Content-Type': type }),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body);
  return true;
}
