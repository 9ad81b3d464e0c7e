import { type ErrorInfo, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ApiContext } from './api/context.ts';
import { readSsrPayload } from './app/ssr-payload.ts';
import { prepareShop } from './app/prepare-shop.tsx';
import { readRuntimeConfig } from './config/runtime.ts';
import { replaceTexts } from './i18n/i18n.ts';
import { tolerateLostNodes } from './lib/lost-nodes.ts';
import { noop } from './lib/noop.ts';
import { isChunkFailure } from './router/chunk-failure.ts';
import { rememberMissingSheets } from './router/missing-sheets.ts';
import { restoreSession } from './session/session.ts';
import { isOwned } from './shared/async/early-use.ts';
import { afterHydration, beginComparing } from './shared/async/hydration.ts';
import './ui/tokens.css';
import './ui/base.css';

/**
 * Reports errors caught by a boundary as uncaught, for console and field data; except chunk failures, which are shown to
 * the shopper and are no bug.
 */
function onCaughtError(error: unknown) {
  if (!isChunkFailure(error)) reportError(error);
}

/** Expected: boundaries that missed the server's deadline or changed before hydration render in the browser. */
const CLIENT_RENDERED = /#419|#421|switched to client rendering/i;

/** Reports that HTML was discarded, with the components that it belongs to at the end of the error's stack. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo) {
  const expected =
    error instanceof Error && (CLIENT_RENDERED.test(error.message) || isChunkFailure(error.cause));
  if (expected) return;
  if (error instanceof Error) error.stack += componentStack ?? '';
  reportError(error);
}

/**
 * Checks responses once the code for it is loaded, which may fail: strictly and as soon as possible in development, after 5 s
 * in production, in visits whose field data is measured. The findings of others are not read.
 */
function lateCheck(): ApiContext['check'] {
  const isStrict = import.meta.env.DEV;
  if (!isStrict && !window.isMeasured) return undefined;
  let check: ApiContext['check'];
  async function load() {
    const { checkResponses } = await import('./api/validation-rules.ts');
    check = checkResponses(isStrict);
  }
  window.setTimeout(() => load().catch(noop), isStrict ? 0 : 5000);
  return (...response) => check?.(...response);
}

/** Takes back what others have changed in the document; false if that is lost, or if they do it again at once. */
async function isAsRendered(): Promise<boolean> {
  if (window.markup?.isLost) return false;
  if (!window.markup?.restore()) return true;
  await new Promise((done) => setTimeout(done));
  return !window.markup.restore();
}

/**
 * Resolves at once, except in a page that the browser renders in advance: when it is shown, if ever. Until then the shopper may
 * sign out or put something into the cart, and what she never looked at must not count as viewed, or be sent.
 */
const whenShown = () =>
  new Promise<unknown>((shown) => {
    if ('prerendering' in document && document.prerendering === true)
      document.addEventListener('prerenderingchange', shown, { once: true });
    else shown(null);
  });

async function boot() {
  await whenShown();
  if (__DEV_MARKET__) {
    const [{ startBrowserMarket }, { pageSources }] = await Promise.all([
      import('#mocks/browser.ts'),
      import('#generated/page-sources.ts'),
    ]);
    await startBrowserMarket(pageSources);
  }
  tolerateLostNodes();
  rememberMissingSheets();
  readRuntimeConfig();
  restoreSession();

  const check = lateCheck();
  const { context, shop, rendered } = await prepareShop({
    baseUrl: import.meta.env.VITE_API_BASE ?? window.location.origin,
    ...(check && { check }),
    report: (problem) => console.warn(`[contract] ${problem}`),
    upload: async (request, onProgress) => {
      const { sendUpload } = await import('./api/upload-request.ts');
      return sendUpload(request, onProgress);
    },
    payload: readSsrPayload(),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = <StrictMode>{shop}</StrictMode>;
  if (rendered && (await isAsRendered())) {
    beginComparing('frame');
    startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
    void afterHydration().then(() => window.markup?.end());
    if (window.earlyUse) window.earlyUse.isOwned = isOwned;
  } else {
    window.earlyUse = null;
    window.markup?.end();
    // React adds a title of its own, and browsers show the first one.
    document.head.querySelector('title:not([data-boot])')?.remove();
    createRoot(root, { onCaughtError }).render(app);
  }
  // `scripts/vite/reload-texts.ts`
  import.meta.hot?.on('shop:texts', (changed: Parameters<typeof replaceTexts>[1]) =>
    replaceTexts(context.i18n, changed),
  );
}

void boot();
