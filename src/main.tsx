import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { provideApiContext } from './api/context.ts';
import { messageOf } from './api/policy.ts';
import { createQueryClient } from './api/query-client.ts';
import { readToken, startSession, useSession } from './api/session.ts';
import { App } from './app/app.tsx';
import { endSessionOnce } from './app/session-end.ts';
import { readRuntimeConfig } from './config/runtime.ts';
import { showToast } from './features/toasts/store.ts';
import { createI18n } from './i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from './i18n/languages.ts';
import { isChunkFailure } from './router/chunk-failure.ts';
import { AppRouter, firstEntry } from './router/router.tsx';
import type { World } from './router/types.ts';
import { routes } from './routes.tsx';
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
  const locale = localeOfPath(window.location.pathname);
  const { tag } = LANGUAGES[locale];
  document.documentElement.lang = tag;

  const i18n = await createI18n(locale);
  const queryClient = createQueryClient((error) => showToast('error', messageOf(error, i18n.t)));
  const context = {
    baseUrl: import.meta.env.VITE_API_BASE ?? window.location.origin,
    language: tag,
    token: readToken,
    sessionEnded: endSessionOnce(i18n.t),
    report: (problem: string) => console.warn(`[contract] ${problem}`),
  };
  provideApiContext(() => context);
  startSession(() => {
    queryClient.clear();
    window.location.reload();
  });

  const world: World = { queryClient, i18n, locale, signedIn: () => useSession.getState().signedIn };
  const first = await firstEntry(routes, world);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <AppRouter routes={routes} world={world} first={first}>
            <App locale={locale} />
          </AppRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
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
