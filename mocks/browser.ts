/** The market inside the page, behind a service worker: `npm run dev`. State survives reloads. */
import { setupWorker } from 'msw/browser';
import { marketHandlers } from './handlers/adapter.ts';
import { handlers } from './handlers/all.ts';
import { buildCatalogue } from './demo/catalogue/build.ts';
import type { FileStore } from './market/context.ts';
import { DEMO_ACCOUNTS, DEMO_PHONE } from './demo/accounts.ts';
import { createMarket, DEFAULT_SEED } from './demo/market.ts';
import type { MarketState } from './market/state.ts';
import { profileBy } from './profiles/all.ts';
import { type Command, control } from './sandbox/control.ts';
import { installFacebook } from './sandbox/page/facebook.ts';
import { installGoogle } from './sandbox/page/google.ts';
import { openPanel } from './sandbox/page/panel.ts';
import type { PageSources } from './sandbox/page/source.ts';
import { installStripe } from './sandbox/page/stripe.ts';
import { createSwitches } from './sandbox/switches.ts';

// The shop clears local storage on sign-out, so the market's state is in the Cache API.
const CACHE = 'lychee-market';
const KEY = '/market-state.json';

async function readState(): Promise<MarketState | undefined> {
  const stored = await (await caches.open(CACHE)).match(KEY);
  return stored ? ((await stored.json()) as MarketState) : undefined;
}

async function saveState(state: MarketState) {
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(state)));
}

const storedFiles: FileStore = {
  put: async (name, bytes) =>
    (await caches.open(CACHE)).put(`/uploads/${name}`, new Response(bytes)),
  async get(name) {
    const stored = await (await caches.open(CACHE)).match(`/uploads/${name}`);
    return stored ? new Uint8Array(await stored.arrayBuffer()) : null;
  },
};

/** @param pages source files of the shop's pages, for the panel */
export async function startBrowserMarket(pages: PageSources): Promise<void> {
  const profile = profileBy(import.meta.env.VITE_MARKET_PROFILE ?? 'complete');
  const switches = createSwitches(profile, pages);
  const market = createMarket({
    catalogue: buildCatalogue(DEFAULT_SEED),
    state: await readState(),
    onChange: (state) => void saveState(state),
    files: storedFiles,
  });
  await setupWorker(...marketHandlers(market, handlers, switches)).start({
    quiet: true,
    // The worker sees documents, scripts and pictures, too.
    onUnhandledFrame: 'bypass',
  });

  const ask = async (command: Command) => control(market, switches, command);
  installStripe(ask);
  installGoogle(ask);
  installFacebook(ask);
  openPanel(ask);
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'shop-config';
  config.textContent = JSON.stringify({
    imageTemplate: '{src}?w={width}',
    phoneImageTemplate: '{src}?w={width}&for=phone',
    demoAccounts: DEMO_ACCOUNTS,
    demoPhones: [DEMO_PHONE],
  });
  document.head.append(config);
}
