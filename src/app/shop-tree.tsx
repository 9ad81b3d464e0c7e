import { QueryClientProvider } from '@tanstack/react-query';
import { I18nContext } from 'react-i18next';
import type { Elements } from '#/lib/content.ts';
import type { Entry } from '#/router/entry.ts';
import { AppRouter } from '#/router/router.tsx';
import type { AppContext } from '#/router/types.ts';
import { GUEST, type Session } from '#/session/state.ts';
import { RenderedSession } from '#/session/use-session.ts';
import { RenderTime } from '#/shared/async/render-time.ts';
import { routes } from '#/routes.ts';
import { App } from './app.tsx';

/** For whom and when the server rendered a document. */
export interface RenderedFor {
  session: Session;
  /** in ms since 1970 */
  time: number;
}

/**
 * The root tree, identical on the server and in the browser.
 * @param rendered null without a server
 */
export function shopTree(
  context: AppContext,
  first: Entry,
  rendered: RenderedFor | null = null,
): Elements {
  return (
    <QueryClientProvider client={context.queryClient}>
      <I18nContext value={{ i18n: context.i18n }}>
        <AppRouter routes={routes} context={context} first={first}>
          <RenderedSession value={rendered?.session ?? GUEST}>
            <RenderTime value={rendered?.time ?? null}>
              <App locale={context.locale} />
            </RenderTime>
          </RenderedSession>
        </AppRouter>
      </I18nContext>
    </QueryClientProvider>
  );
}
