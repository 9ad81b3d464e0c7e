/**
 * The shop on a server: one address in, one page out. Nothing is shared between requests but code, and nothing of the
 * shopper is known: every page is a guest's page, the browser adds what is the shopper's own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type ApiContext, provideApiContext } from './api/context.ts';
import { isApiError } from './api/error.ts';
import { createQueryClient } from './api/query-client.ts';
import { forgetUnfinished, type HandOver, packHandOver } from './app/hand-over.ts';
import { shopTree } from './app/shop-tree.tsx';
import { providePresentOrigin } from './config/origin.ts';
import { provideTextDrawing } from './features/rich-text/drawn.ts';
import { createI18n, heldTexts } from './i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from './i18n/languages.ts';
import { matchRoute, prepare, type Prepared } from './router/prepare.ts';
import { Redirect, type RouteDef, type World } from './router/types.ts';
import { routes } from './routes.tsx';
import { DEADLINES, type Deadlines, startClock } from './server/deadlines.ts';
import { renderShop } from './server/render.ts';
import { drawRichText } from './server/rich-text.ts';
import { statusOf } from './server/status.ts';

export { provideRuntimeConfig } from './config/runtime.ts';

const requests = new AsyncLocalStorage<{ api: ApiContext; origin: string }>();

function present() {
  const request = requests.getStore();
  if (!request) throw new Error('A call outside of a request');
  return request;
}

provideApiContext(() => present().api);
providePresentOrigin(() => present().origin);
provideTextDrawing(drawRichText);

export interface PageRequest {
  /** with the language prefix */
  pathname: string;
  search: string;
  /** where the shop stands for whoever asks */
  origin: string;
  /** origin of the backend, without a slash at the end */
  baseUrl: string;
  /** how the backend is asked; by default over the network */
  fetch?: ApiContext['fetch'];
  /** hears of answers that break the contract and of what broke while rendering */
  report: (problem: unknown) => void;
  deadlines?: Deadlines;
}

export type PageAnswer =
  | { kind: 'redirect'; status: 302; location: string }
  /** nothing is drawn here: the browser does it all */
  | { kind: 'shell'; status: number; degraded: boolean }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** title, meta and link elements */
      head: string;
      /** value of a `Link` header with the largest picture of the first view */
      links: string;
      state: HandOver;
      /** source files of the page and of what stands around it: keys of the build's manifest */
      sources: string[];
      /** something is missing that another try might bring */
      degraded: boolean;
    };

/** The address without what no page reads: one key for one page. */
export function knownAddress(
  pathname: string,
  search: string,
): { pathname: string; search: string } {
  const { prefix } = LANGUAGES[localeOfPath(pathname)];
  const { route, visit } = matchRoute(routes, pathname.slice(prefix.length) || '/', search);
  const known = new URLSearchParams(
    (route.query ?? []).flatMap((name) =>
      visit.search.has(name) ? [[name, visit.search.get(name) ?? '']] : [],
    ),
  );
  return { pathname, search: known.size ? `?${known}` : '' };
}

/** Draws the page of an address. Never fails: what cannot be drawn here is left to the browser. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, origin, baseUrl, fetch, report } = request;
  const locale = localeOfPath(pathname);
  const clock = startClock(request.deadlines ?? DEADLINES);
  const api: ApiContext = {
    baseUrl,
    language: LANGUAGES[locale].tag,
    token: () => null,
    signal: clock.signal,
    report,
    log: report,
    ...(fetch ? { fetch } : {}),
  };
  try {
    return await requests.run({ api, origin }, () => answer(request, clock));
  } catch (error) {
    report(error);
    return { kind: 'shell', status: 200, degraded: true };
  } finally {
    clock.stop();
  }
}

async function answer(
  { pathname, search, report }: PageRequest,
  clock: ReturnType<typeof startClock>,
): Promise<PageAnswer> {
  const locale = localeOfPath(pathname);
  const { prefix } = LANGUAGES[locale];
  const bare = pathname.slice(prefix.length) || '/';
  if (matchRoute(routes, bare, search).route.guard === 'member')
    return { kind: 'shell', status: 200, degraded: false };

  const queryClient = createQueryClient({
    writeFailed: () => undefined,
    sessionEnded: () => undefined,
  });
  const queries = {
    ...queryClient.getDefaultOptions().queries,
    gcTime: Infinity,
    retry: (tries: number, error: unknown) =>
      tries < 1 && isApiError(error) && error.kind === 'network',
    retryDelay: 50,
  };
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries });
  const late = clock.followLate(queryClient);
  const world: World = {
    queryClient,
    i18n: await createI18n(locale),
    locale,
    signedIn: () => false,
  };

  let prepared: Prepared;
  try {
    prepared = await prepare(routes, world, bare, search);
  } catch (error) {
    if (error instanceof Redirect)
      return { kind: 'redirect', status: 302, location: prefix + error.to };
    throw error;
  }
  const status = statusOf(prepared.error);
  if (status >= 500) report(prepared.error);
  // Slow is not broken: the browser has more patience than a server can have.
  if (isApiError(prepared.error) && prepared.error.kind === 'timeout')
    return { kind: 'shell', status: 503, degraded: true };
  await late();
  const unfinished = forgetUnfinished(world);

  const drawn = await renderShop(
    shopTree(world, {
      prepared,
      location: { pathname, search, hash: '', state: null, key: 'rendered' },
      kind: 'first',
    }),
    report,
  );
  if (!drawn) return { kind: 'shell', status: 200, degraded: true };
  return {
    kind: 'page',
    status,
    ...drawn,
    state: packHandOver(queryClient, heldTexts(world.i18n), search, prepared.error),
    sources: prepared.error ? [] : await sourcesOf(prepared.route),
    degraded: unfinished || status >= 500,
  };
}

/** The build marks each page with its source file. */
async function sourcesOf({ page, shell }: RouteDef): Promise<string[]> {
  const modules: { source?: string }[] = await Promise.all([page(), shell?.() ?? {}]);
  return modules.flatMap(({ source }) => source ?? []);
}
