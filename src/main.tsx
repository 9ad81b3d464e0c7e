import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSession } from './api/session.ts';
import { readHandOver } from './app/hand-over.ts';
import { prepareShop } from './app/prepare-shop.tsx';
import { readRuntimeConfig } from './config/runtime.ts';
import { isChunkFailure } from './router/chunk-failure.ts';
import { rememberMissingSheets } from './router/missing-sheets.ts';
import './ui/tokens.css';
import './ui/base.css';

/** What a boundary caught: a script that could not be loaded is told to the shopper and is no fault of the program. */
function onCaughtError(error: unknown) {
  if (!isChunkFailure(error)) console.error(error);
}

/** Parts that missed the server's deadline, or that changed before their code had come, are drawn here: React tells of each, and it is as it should be. */
const LEFT_TO_THE_BROWSER = /#419|#421|switched to client rendering/i;

function onRecoverableError(error: unknown) {
  const expected =
    error instanceof Error &&
    (LEFT_TO_THE_BROWSER.test(error.message) || isChunkFailure(error.cause));
  if (!expected) console.error(error);
}

async function boot() {
  if (__DEV_MARKET__) {
    const { startBrowserMarket } = await import('../mocks/browser.ts');
    await startBrowserMarket();
  }
  rememberMissingSheets();
  readRuntimeConfig();
  startSession();

  const { shop, rendered } = await prepareShop({
    baseUrl: import.meta.env.VITE_API_BASE ?? window.location.origin,
    report: (problem) => console.warn(`[contract] ${problem}`),
    upload: async (request, onProgress) => {
      const { sendUpload } = await import('./api/upload-request.ts');
      return sendUpload(request, onProgress);
    },
    handed: readHandOver(),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = <StrictMode>{shop}</StrictMode>;
  if (rendered)
    startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
  else createRoot(root, { onCaughtError }).render(app);
  startValidationLater();
}

/** Checks watch the backend for its makers; a shopper loses nothing when their code cannot be loaded. */
const goOnWithout = () => undefined;

/** Strict at once in development; in production loosely and after the page is at rest. */
function startValidationLater() {
  const start = (strict: boolean) =>
    void import('./api/validation-rules.ts').then(
      ({ startValidation }) => startValidation(strict),
      goOnWithout,
    );
  if (import.meta.env.DEV) start(true);
  else window.setTimeout(() => start(false), 5000);
}

void boot();
