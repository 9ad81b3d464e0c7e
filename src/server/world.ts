/** What the code of a page reads while one request is rendered: requests share no state. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { pageTexts } from '#generated/page-texts.ts';
import { type ApiContext, provideApiContext } from '#/api/context.ts';
import { isApiError } from '#/api/error.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { type RenderedFor, shopTree } from '#/app/shop-tree.tsx';
import { provideRuntimeConfig, type RuntimeConfig } from '#/config/runtime.ts';
import { SHOP } from '#/config/shop.ts';
import { createI18n, loadedTexts, type Namespace } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/languages.ts';
import { frameQueries } from '#/layout/frame-queries.ts';
import { noop } from '#/lib/noop.ts';
import type { Prepared } from '#/router/prepare.ts';
import type { AppContext } from '#/router/types.ts';
import { provideTextRenderer } from '#/shared/rich-text/rendered-text.ts';
import { compileTexts } from './compiled-texts.ts';
import { renderShop } from './render.ts';
import { renderRichText } from './rich-text.ts';

/** Everything that differs between requests. */
interface World {
  api: ApiContext;
  origin: string;
  config: RuntimeConfig;
  /** minutes that the shopper's local time is ahead of UTC; null for a page of everybody, which shows no local time */
  offset: ((date: Date) => number) | null;
  /** texts of countries that the page shows, by what is stored; for its payload */
  countries?: Map<string, string>;
}

const worlds = new AsyncLocalStorage<World>();

function present(): World {
  const world = worlds.getStore();
  if (!world) throw new Error('A call outside of a request');
  return world;
}

function offsetAt(date: Date): number {
  const { offset } = present();
  if (!offset) throw new Error('A page of everybody shows a local time');
  return offset(date);
}

/** Makes the code of pages read the request that is being rendered. */
export function provideWorlds(): void {
  provideApiContext(() => present().api);
  provideRuntimeConfig(() => {
    const { config = {}, origin = '', countries } = worlds.getStore() ?? {};
    return {
      ...config,
      origin: config.origin || SHOP.origin || origin,
      offset: offsetAt,
      noteCountry: (stored, text) => void countries?.set(stored, text),
    };
  });
  provideTextRenderer(renderRichText);
}
provideWorlds();

export const inWorld = <T>(world: World, run: () => T): T => worlds.run(world, run);

const MOST_TEXTS = 60;
const textsOfRoutes = new LRUCache<string, i18n>({ max: MOST_TEXTS });

/**
 * The texts of a route, kept with those that its pages have looked up: they are the same for everybody. Made again after a
 * page of the route has needed more, because a document contains all of them.
 */
async function textsOf(locale: Locale, route: string): Promise<i18n> {
  const key = `${locale} ${route}`;
  const wanted = new Set<Namespace>(['common', ...(pageTexts[route] ?? [])]);
  const known = textsOfRoutes.get(key);
  if (known && loadedTexts(known).namespaces.every((name) => wanted.has(name))) return known;
  const made = await createI18n(locale);
  compileTexts(made, locale);
  textsOfRoutes.set(key, made);
  return made;
}

/** The shared objects of one request. @param own what differs from a guest's */
export async function createAppContext(
  locale: Locale,
  route: string,
  waitForOptional: AppContext['waitForOptional'],
  retries = 1,
  own: Partial<Pick<AppContext, 'signedIn' | 'frameQueries'>> = {},
): Promise<AppContext> {
  const queryClient = createQueryClient({ sessionEnded: noop });
  const queries = {
    ...queryClient.getDefaultOptions().queries,
    gcTime: Infinity,
    retry: (tries: number, error: unknown) =>
      tries < retries && isApiError(error) && error.kind === 'network',
    retryDelay: 50,
  };
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries });
  return {
    queryClient,
    i18n: await textsOf(locale, route),
    locale,
    signedIn: () => false,
    frameQueries,
    waitForOptional,
    ...own,
  };
}

/** @param deadline in ms */
export const renderTree = (
  context: AppContext,
  prepared: Prepared,
  at: { pathname: string; search: string },
  report: (problem: unknown) => void,
  deadline: number,
  rendered: RenderedFor,
) =>
  renderShop(
    shopTree(
      context,
      {
        prepared,
        location: { ...at, hash: '', state: null, key: 'rendered' },
        kind: 'first',
        presses: 0,
      },
      rendered,
    ),
    report,
    deadline,
  );
