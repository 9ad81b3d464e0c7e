import type { Elements } from '#/lib/content.ts';
import { type ApiContext, provideApiContext } from '#/api/context.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { hasSession, sessionStore, expireSession } from '#/session/session.ts';
import { leaveIfReplaced } from '#/session/reload.ts';
import { GUEST } from '#/session/state.ts';
import { readToken } from '#/session/storage.ts';
import { frameQueries } from '#/layout/frame-queries.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { fetchWhileHydrating } from '#/shared/async/hydration.ts';
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { loadingEntry, renderedEntry } from '#/router/entry.ts';
import { Redirect, type AppContext } from '#/router/types.ts';
import { routes } from '#/routes.ts';
import { isOwn, deserializeError, type SsrPayload, hydrate } from './ssr-payload.ts';
import { shopTree } from './shop-tree.tsx';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { askToSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';

/** Handles an expired session. Concurrent calls open one panel and show one toast. */
const handleExpiry =
  (t: (key: TextKey) => string) =>
  (error: ApiError): void => {
    const isFirst = hasSession();
    expireSession();
    if (!isFirst && useSignInPanel.getState().open) return;
    showToast('error', messageOf(error, t));
    void askToSignIn(null);
  };

/** How long a page waits for optional data; data that is late renders as loading. */
const MAX_WAIT_MS = 1000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface ShopOptions extends Pick<ApiContext, 'baseUrl' | 'check' | 'report' | 'upload'> {
  /** payload of a server-rendered document */
  payload?: SsrPayload | null;
}

/** The server-rendered page; null if the document holds only the frame, or if this shopper is redirected. */
async function entryAsRendered(context: AppContext, { search, error, isFrame }: SsrPayload) {
  if (isFrame) return null;
  try {
    return await renderedEntry(routes, context, search, error && deserializeError(error));
  } catch (error) {
    if (error instanceof Redirect) return null;
    throw error;
  }
}

/**
 * Prepares the root tree of a document: with the server-rendered page if there is one, else with the frame around a
 * loading page. `rendered` is true if the tree matches the document's HTML and can hydrate it.
 */
export async function prepareShop({
  payload: sent = null,
  ...calls
}: ShopOptions): Promise<{ context: AppContext; shop: Elements; rendered: boolean }> {
  const locale = localeOfPath(window.location.pathname);
  const isForeign = sent?.owner !== undefined && !isOwn(sent.owner);
  const payload = isForeign ? null : sent;
  const { tag } = LANGUAGES[locale];
  document.documentElement.lang = tag;

  const i18n = await createI18n(locale, sent?.texts);
  const queryClient = createQueryClient({
    sessionEnded: handleExpiry(i18n.t),
  });
  const apiContext: ApiContext = {
    ...calls,
    language: tag,
    token: readToken,
    isReplaced: leaveIfReplaced,
    log: (line: string) => console.warn(line),
  };
  provideApiContext(() => apiContext);

  const context: AppContext = {
    queryClient,
    i18n,
    locale,
    signedIn: hasSession,
    frameQueries,
    waitForOptional: (loads) => Promise.race([Promise.all(loads), wait(MAX_WAIT_MS)]),
  };
  if (payload) hydrate(queryClient, payload, context.signedIn());
  const entry = payload && (await entryAsRendered(context, payload));
  if (entry) apiContext.fetch = fetchWhileHydrating;
  return {
    context,
    shop: shopTree(
      context,
      entry ?? loadingEntry(routes, context),
      payload && {
        session: payload.owner ? sessionStore.getState() : GUEST,
        time: payload.time,
        queries: payload.queries,
      },
    ),
    rendered: !isForeign && (entry !== null || !payload || payload.isFrame === true),
  };
}
