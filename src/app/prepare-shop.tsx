import type { ReactNode } from 'react';
import { type ApiContext, provideApiContext } from '../api/context.ts';
import { messageOf } from '../api/policy.ts';
import { createQueryClient } from '../api/query-client.ts';
import { readToken, useSession } from '../api/session.ts';
import { showToast } from '../features/toasts/store.ts';
import { createI18n } from '../i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from '../i18n/languages.ts';
import { firstEntry, renderedEntry } from '../router/router.tsx';
import { Redirect, type World } from '../router/types.ts';
import { routes } from '../routes.tsx';
import { fromPlain, type HandOver, unpackQueries } from './hand-over.ts';
import { endSessionOnce } from './session-end.ts';
import { shopTree } from './shop-tree.tsx';

interface ShopOptions {
  /** origin of the backend */
  baseUrl: string;
  /** hears of answers that break the contract */
  report: (problem: string) => void;
  /** how files are uploaded, see `ApiContext` */
  upload?: ApiContext['upload'];
  /** what a rendered document was drawn from */
  handed?: HandOver | null;
}

/** As the server drew it; null when this shopper is sent elsewhere. */
async function entryAsRendered(world: World, { search, error }: HandOver) {
  try {
    return await renderedEntry(routes, world, search, error && fromPlain(error));
  } catch (error) {
    if (error instanceof Redirect) return null;
    throw error;
  }
}

/**
 * Makes the world of a document and the page of its address ready to be drawn.
 * `rendered`: the document already shows what will be drawn.
 */
export async function prepareShop({
  baseUrl,
  report,
  upload,
  handed = null,
}: ShopOptions): Promise<{ world: World; shop: ReactNode; rendered: boolean }> {
  const locale = localeOfPath(window.location.pathname);
  const { tag } = LANGUAGES[locale];
  document.documentElement.lang = tag;

  const i18n = await createI18n(locale, handed?.texts);
  const queryClient = createQueryClient({
    writeFailed: (error) => showToast('error', messageOf(error, i18n.t)),
    sessionEnded: endSessionOnce(i18n.t),
  });
  const context = {
    baseUrl,
    language: tag,
    token: readToken,
    report,
    log: (line: string) => console.warn(line),
    ...(upload && { upload }),
  };
  provideApiContext(() => context);

  const world: World = {
    queryClient,
    i18n,
    locale,
    signedIn: () => useSession.getState().signedIn,
  };
  if (handed) unpackQueries(queryClient, handed, world.signedIn());
  const drawn = handed && (await entryAsRendered(world, handed));
  return {
    world,
    shop: shopTree(world, drawn ?? (await firstEntry(routes, world))),
    rendered: drawn !== null,
  };
}
