import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { provideApiContext } from '../api/context.ts';
import { messageOf } from '../api/policy.ts';
import { createQueryClient } from '../api/query-client.ts';
import { readToken, useSession } from '../api/session.ts';
import { showToast } from '../features/toasts/store.ts';
import { createI18n } from '../i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from '../i18n/languages.ts';
import { AppRouter, firstEntry } from '../router/router.tsx';
import type { World } from '../router/types.ts';
import { routes } from '../routes.tsx';
import { App } from './app.tsx';
import { endSessionOnce } from './session-end.ts';

interface ShopOptions {
  /** origin of the backend */
  baseUrl: string;
  /** hears of answers that break the contract */
  report: (problem: string) => void;
}

/** Makes the world of a document and the page of its address ready to be drawn. */
export async function prepareShop({ baseUrl, report }: ShopOptions): Promise<{ world: World; shop: ReactNode }> {
  const locale = localeOfPath(window.location.pathname);
  const { tag } = LANGUAGES[locale];
  document.documentElement.lang = tag;

  const i18n = await createI18n(locale);
  const queryClient = createQueryClient((error) => showToast('error', messageOf(error, i18n.t)));
  const context = { baseUrl, language: tag, token: readToken, sessionEnded: endSessionOnce(i18n.t), report };
  provideApiContext(() => context);

  const world: World = { queryClient, i18n, locale, signedIn: () => useSession.getState().signedIn };
  const first = await firstEntry(routes, world);
  const shop = (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <AppRouter routes={routes} world={world} first={first}>
          <App locale={locale} />
        </AppRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
  return { world, shop };
}
