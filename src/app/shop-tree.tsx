import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppRouter, type Entry } from '../router/router.tsx';
import type { World } from '../router/types.ts';
import { routes } from '../routes.tsx';
import { App } from './app.tsx';

/** The whole shop at an address: the same tree on a server and in the browser. */
export function shopTree(world: World, first: Entry): ReactNode {
  return (
    <QueryClientProvider client={world.queryClient}>
      <I18nextProvider i18n={world.i18n}>
        <AppRouter routes={routes} world={world} first={first}>
          <App locale={world.locale} />
        </AppRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
