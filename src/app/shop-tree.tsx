import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
import type { Elements } from '#/lib/content.ts';
import type { Entry } from '#/router/entry.ts';
import { AppRouter } from '#/router/router.tsx';
import type { AppContext } from '#/router/types.ts';
import { GUEST, type Session } from '#/session/state.ts';
import { RenderedSession } from '#/session/use-session.ts';
import { DocumentQueries } from '#/shared/async/part-client.ts';
import { RenderTime } from '#/shared/async/render-time.ts';
import { routes } from '#/routes.ts';
import { App } from './app.tsx';
import type { SsrPayload } from './ssr-payload.ts';

/** For whom and when the server rendered a document. */
export interface RenderedFor {
  session: Session;
  /** in ms since 1970 */
  time: number;
  /** in the browser: what it was rendered from */
  queries?: SsrPayload['queries'];
}

/** Provides texts, in development again when they have changed. */
function Texts({ i18n, children }: { i18n: i18n; children: Elements }) {
  const [texts, setTexts] = useState({ i18n });
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    const renew = () => setTexts({ i18n });
    i18n.on('languageChanged', renew);
    return () => i18n.off('languageChanged', renew);
  }, [i18n]);
  return <I18nContext value={texts}>{children}</I18nContext>;
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
      <Texts i18n={context.i18n}>
        <AppRouter routes={routes} context={context} first={first}>
          <RenderedSession value={rendered?.session ?? GUEST}>
            <RenderTime value={rendered?.time ?? null}>
              <DocumentQueries value={rendered?.queries ?? null}>
                <App />
              </DocumentQueries>
            </RenderTime>
          </RenderedSession>
        </AppRouter>
      </Texts>
    </QueryClientProvider>
  );
}
