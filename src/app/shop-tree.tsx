import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppRouter, type Entry } from '#/router/router.tsx';
import type { AppContext } from '#/router/types.ts';
import { routes } from '#/routes.ts';
import { App } from './app.tsx';

/** The root tree, identical on the server and in the browser. */
export function shopTree(context: AppContext, first: Entry): ReactNode {
  return (
    <QueryClientProvider client={context.queryClient}>
      <I18nextProvider i18n={context.i18n}>
        <AppRouter routes={routes} context={context} first={first}>
          <App locale={context.locale} />
        </AppRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
