import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { type TestMarket, testMarket } from '../../../mocks/test.ts';
import { provideApiContext } from '../../../src/api/context.ts';
import { messageOf } from '../../../src/api/policy.ts';
import { createQueryClient } from '../../../src/api/query-client.ts';
import { dropToken, keepToken, readToken, useSession } from '../../../src/api/session.ts';
import { startValidation } from '../../../src/api/validation-rules.ts';
import { App } from '../../../src/app/app.tsx';
import { endSessionOnce } from '../../../src/app/session-end.ts';
import { useSignInPanel } from '../../../src/features/sign-in/panel-store.ts';
import { showToast, useToasts } from '../../../src/features/toasts/store.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from '../../../src/i18n/languages.ts';
import { AppRouter, firstEntry } from '../../../src/router/router.tsx';
import type { World } from '../../../src/router/types.ts';
import { routes } from '../../../src/routes.tsx';

export const ORIGIN = 'http://localhost:3000';

/** Stores and storage outlive a test; a shopper who opens the shop anew has none of it. */
function forgetEarlierTests() {
  dropToken(false);
  window.localStorage.clear();
  window.sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  useSignInPanel.setState(useSignInPanel.getInitialState());
}

async function signIn(fetch: TestMarket['fetch'], email: string) {
  const answer = await fetch(new Request(`${ORIGIN}/api/front/login/email`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password: 'Lychee-2026' }) }));
  const { data } = (await answer.json()) as { data: { token: string } };
  keepToken(data.token);
}

/** The whole shop at an address, with a market of its own behind it; every answer is checked strictly. */
export async function openShop(path: string, { as }: { as?: string } = {}) {
  const market = testMarket();
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return market.fetch(request);
  });
  forgetEarlierTests();
  if (as) await signIn(market.fetch, as);
  window.history.replaceState(null, '', path);

  const locale = localeOfPath(path);
  const i18n = await createI18n(locale);
  const queryClient = createQueryClient((error) => showToast('error', messageOf(error, i18n.t)));
  const context = { baseUrl: ORIGIN, language: LANGUAGES[locale].tag, token: readToken, sessionEnded: endSessionOnce(i18n.t), report: (problem: string) => { throw new Error(problem); } };
  provideApiContext(() => context);
  startValidation(true);
  const world: World = { queryClient, i18n, locale, signedIn: () => useSession.getState().signedIn };
  const first = await firstEntry(routes, world);
  render(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <AppRouter routes={routes} world={world} first={first}>
          <App locale={locale} />
        </AppRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return { ...market, calls, user: userEvent.setup(), t: i18n.t };
}

/** Calls to an address so far. */
export const callsTo = (calls: Request[], path: string): Request[] => calls.filter(({ url }) => new URL(url).pathname === path);
