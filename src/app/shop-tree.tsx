import { QueryClientProvider } from '@tanstack/react-query';
import { I18nContext } from 'react-i18next';
import type { Elements } from '#/lib/content.ts';
import type { Entry } from '#/router/entry.ts';
import { AppRouter } from '#/router/router.tsx';
import type { AppContext } from '#/router/types.ts';
import { GUEST, type Session } from '#/session/state.ts';
import { RenderedSession } from '#/session/use-session.ts';
import { routes } from '#/routes.ts';
import { App } from './app.tsx';

/**
 * The root tree, identical on the server and in the browser.
 * @param session with which the server rendered it
 */
export function shopTree(context: AppContext, first: Entry, session: Session = GUEST): Elements {
  return (
    <QueryClientProvider client={context.queryClient}>
      <I18nContext value={{ i18n: context.i18n }}>
        <AppRouter routes={routes} context={context} first={first}>
          <RenderedSession value={session}>
            <App locale={context.locale} />
          </RenderedSession>
        </AppRouter>
      </I18nContext>
    </QueryClientProvider>
  );
}
