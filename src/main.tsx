import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from './api/session.ts';
import { prepareShop } from './app/prepare-shop.tsx';
import { readRuntimeConfig } from './config/runtime.ts';
import { isChunkFailure } from './router/chunk-failure.ts';
import './ui/tokens.css';
import './ui/base.css';

/** What a boundary caught: a script that could not be loaded is told to the shopper and is no fault of the program. */
function onCaughtError(error: unknown) {
  if (!isChunkFailure(error)) console.error(error);
}

async function boot() {
  if (__DEV_MARKET__) {
    const { startBrowserMarket } = await import('../mocks/browser.ts');
    await startBrowserMarket();
  }
  readRuntimeConfig();
  // Another tab changed the shopper: nothing of the one before is kept, in memory or on the screen.
  startSession(() => window.location.reload());

  const { shop } = await prepareShop({
    baseUrl: import.meta.env.VITE_API_BASE ?? window.location.origin,
    report: (problem) => console.warn(`[contract] ${problem}`),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root, { onCaughtError }).render(<StrictMode>{shop}</StrictMode>);
  startValidationLater();
}

/** Checks watch the backend for its makers; a shopper loses nothing when their code cannot be loaded. */
const goOnWithout = () => undefined;

/** Strict at once in development; in production loosely and after the page is at rest. */
function startValidationLater() {
  const start = (strict: boolean) => void import('./api/validation-rules.ts').then(({ startValidation }) => startValidation(strict), goOnWithout);
  if (import.meta.env.DEV) start(true);
  else window.setTimeout(() => start(false), 5000);
}

void boot();
